import { href } from '#story/entries/routes.ts'
import './about.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { book } from '#web/reader/book.ts'
import { useConfig } from '#web/reader/use-config.ts'
import { ShortcutList } from '#web/shell/shortcut-list.tsx'
import { WelcomeAgain } from '#web/shell/welcome-again.tsx'
import { TakeAlong } from '#web/take-along/take-along.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Licences } from './licences.tsx'

/** What the product is, who owns the story, and what it is made of. */
export function AboutScreen() {
  const { product, title, author } = book
  return (
    <div className="about">
      <div>
        <PageHead
          title="About"
          lede={`${product} is a fan-made companion app for readers of ${title}: what you have read, and never a word more.`}
        />
        <Part title="The story and its author">
          <p>
            {title}, its world and its people are the work of <b>{author}</b>. Please read the novel where it is
            officially published; a codex only helps to remember it. This app is not connected with the author or the
            publishers.
          </p>
        </Part>
        <Part title="Where to begin">
          <p>
            You say which chapter you have reached; nothing after it is shown. The app can be installed on any device.
          </p>
          <p className="row app-only">
            <WelcomeAgain />
            <span className="wide-only">
              <ShortcutList />
            </span>
          </p>
        </Part>
        <Part title="For your e-reader">
          <TakeAlong />
        </Part>
        <Part title="Non-commercial">
          <p>
            {product} is free. It earns nothing, shows no advertising, measures nobody, and asks no other site for
            anything unless you sign in with Google.
          </p>
        </Part>
        <Part title="Found a mistake, or a spoiler?">
          <p>
            Readers make the codex better. Please report bugs, wrong facts and anything that gives too much away in the{' '}
            <Link to={{ pathname: href('account'), hash: 'feedback' }}>Feedback section in Settings</Link>.
          </p>
          <Contact />
        </Part>
        <Part title="Made of">
          <Licences />
        </Part>
      </div>
      <img className="about-card" src="/art/card-back.svg" alt="" width="250" height="426" fetchPriority="low" />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** How to contact the people behind the product, as far as that is configured. */
function Contact() {
  const { email, chat } = useConfig()?.contact ?? {}
  if (!email && !chat) return null
  return (
    <p>
      You can also reach us directly
      {email && (
        <>
          {' '}
          by email at <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {email && chat && ' or'}
      {chat && ` by chat as ${chat}`}.
    </p>
  )
}
