import { type ReactNode, use } from 'react'
import { ASKED, FORMS } from '#api/forms.ts'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { FormAnswerContext } from './form-answer.ts'
import { LEAVE_QUESTION, leapQuestion, type Question } from './questions.ts'

/** The page that answers a form without script: a question, or an error. Only the server draws it. */
export function QuestionPage() {
  const { chapter } = useReader()
  const answer = use(FormAnswerContext)
  switch (answer?.type) {
    case 'leap':
      return (
        <Asked question={leapQuestion(chapter, answer.to)} path={FORMS.turn.path} from={answer.from}>
          <input type="hidden" name="currentChapter" value={answer.to} />
        </Asked>
      )
    case 'leave':
      return (
        <>
          <Asked question={LEAVE_QUESTION} path={FORMS.signOut.path} from={href('home')} />
          <p>
            <ButtonLink to={href('signIn', { mode: 'sign-up' })}>Create an account</ButtonLink>
          </p>
        </>
      )
    case 'failed':
      return (
        <>
          <PageHead title="Please try again" />
          <Banner kind="error">{answer.error}</Banner>
          <p>
            <ButtonLink to={answer.from}>Back</ButtonLink>
          </p>
        </>
      )
  }
}

type AskedProps = { question: Question; path: string; from: string; children?: ReactNode }

function Asked({ question: { title, text, confirm, cancel }, path, from, children }: AskedProps) {
  return (
    <>
      <PageHead title={title} lede={text} />
      <form className="row" method="post" action={path}>
        {children}
        <input type="hidden" name={ASKED.from} value={from} />
        <ButtonLink to={from}>{cancel}</ButtonLink>
        <Button type="submit" kind="primary" name={ASKED.isMeant} value="yes">
          {confirm}
        </Button>
      </form>
    </>
  )
}
