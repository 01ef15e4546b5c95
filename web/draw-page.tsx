import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type RouteObject, StaticRouter } from 'react-router'
import { type DrawPage, OPEN_SHEET } from '#api/drawn-page.ts'
import { kinds } from '#kinds/kinds.ts'
import type { Story } from '#story/engine/story.ts'
import { href, parameter } from '#story/entries/routes.ts'
import { App } from './app.tsx'
import { DrawnPostsContext } from './feedback/drawn-posts.tsx'
import { loadScreens } from './load-screens.ts'
import { createStaticReader } from './reader/static-reader.ts'
import { routes } from './routes.tsx'
import { FormAnswerContext } from './shell/form-answer.ts'
import { knownAddress, wordsOf } from './shell/known-address.ts'
import { QuestionPage } from './shell/question-page.tsx'
import { Root } from './shell/root.tsx'
import { RouteScreens } from './shell/route-screens.tsx'
import { SignedIn } from './shell/signed-in.tsx'

const ORIGIN = 'http://page'

/** The page that answers a form is not part of the app and has no address of its own. */
const questions: RouteObject[] = [
  { Component: Root, children: [{ Component: SignedIn, children: [{ path: '*', Component: QuestionPage }] }] },
]

/** The browser's first render is identical, to the last byte (tools/laws/drawn-pages.dom.test.ts). */
export const drawPage: DrawPage = async (address, story, shown) => {
  const list = listOf(address)
  if (list !== undefined && !isTold(address, story)) return drawUnknown(list, story)
  const page = await draw(address, story, shown)
  return !page || list === undefined || page.html.includes(OPEN_SHEET) ? page : drawUnknown(list, story)
}

/** The list instead of an unknown record, because the requested address names something not yet told. */
async function drawUnknown(list: string, story: Story | undefined) {
  const page = await draw(list, story)
  return page && { ...page, isKnown: false }
}

/** Whether the record in an address may be in the story, which makes it worth drawing. */
function isTold(address: string, story: Story | undefined): boolean {
  const id = new URL(address, ORIGIN).searchParams.get(ID)
  return id === null || kinds.some((kind) => story?.[kind].some((entry) => id.split(/[:/]/).includes(entry.id)))
}

/** The parameters that open something over Home and over the news. */
const POPUP = [parameter('home', 'popup'), parameter('home', 'targetAbility')]
const ID = parameter('quests', 'id')
const FOLDS = parameter('section', 'folds')
/** The parameters for a record and for a part of one. */
const ASKED = [ID, FOLDS, parameter('quests', 'obj'), parameter('quests', 'from'), ...POPUP]

/** The address of a list without the requested record, so that an unknown one leaves no trace; undefined if none is requested. */
function listOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, ORIGIN)
  const asked = pathname === href('recentActivity') ? POPUP : ASKED
  if (!asked.some((name) => searchParams.has(name))) return undefined
  for (const name of asked) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

const draw: DrawPage = async (address, story, shown) => {
  const answer = shown && 'answer' in shown ? shown.answer : undefined
  const posts = shown && 'posts' in shown ? shown.posts : undefined
  const isPage = !answer || answer.type === 'refused'
  const drawn = isPage ? routes : questions
  const { pathname } = new URL(address, ORIGIN)
  const handle = await loadScreens(drawn, pathname)
  if (isPage && !handle) return undefined
  let failure: unknown
  const stream = await renderToReadableStream(
    <StrictMode>
      <App reader={createStaticReader(story)}>
        <FormAnswerContext value={answer}>
          <DrawnPostsContext value={posts}>
            <StaticRouter location={address}>
              <RouteScreens routes={drawn} />
            </StaticRouter>
          </DrawnPostsContext>
        </FormAnswerContext>
      </App>
    </StrictMode>,
    {
      // Streaming a part after its page requires an inline script, which our content policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure) throw failure
  const isKnown = story !== undefined && isKnownAddress(new URL(address, ORIGIN), story)
  return { html: await new Response(stream).text(), title: handle?.title, address, isKnown }
}

/** More than any of our links have; each may cost a search of the whole story. */
const WORDS_MAX = 6

function isKnownAddress(address: URL, story: Story): boolean {
  // Addresses also contain names of kinds: `id=news:a-theft`.
  const isTold = wordsOf(
    Object.fromEntries(kinds.map((kind) => [kind, story[kind]]).filter(([, told]) => told!.length > 0)),
  )
  let asked = 0
  return !knownAddress(address, (word) => ++asked <= WORDS_MAX && isTold(word))
}
