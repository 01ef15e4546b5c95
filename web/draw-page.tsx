import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { DrawPage } from '#api/drawn-page.ts'
import { App } from './app.tsx'
import { createStillReader } from './reader/still-reader.ts'
import { routes } from './routes.tsx'
import { FormAnswerContext } from './shell/form-answer.ts'
import { QuestionPage } from './shell/question-page.tsx'
import { Root } from './shell/root.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { SignedIn } from './shell/signed-in.tsx'

const pages = createStaticHandler(routes)

/** What a form is answered by is no page of the app: it has no address of its own. */
const questions = createStaticHandler([
  { Component: Root, children: [{ Component: SignedIn, children: [{ path: '*', Component: QuestionPage }] }] },
])

/** The browser draws the very same first, to the last byte (tools/laws/drawn-pages.test.ts). */
export const drawPage: DrawPage = async (address, story, answer) => {
  const handler = !answer || answer.type === 'refused' ? pages : questions
  const context = await handler.query(new Request(new URL(address, 'http://page')))
  if (context instanceof Response) return undefined
  let failure: unknown
  const stream = await renderToReadableStream(
    <StrictMode>
      <App reader={createStillReader(story)}>
        <FormAnswerContext value={answer}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </FormAnswerContext>
      </App>
    </StrictMode>,
    {
      // A part that is sent after its page brings a script along, which our content policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure) throw failure
  const handle = context.matches.findLast(({ route }) => route.handle)?.route.handle as RouteHandle | undefined
  return { html: await new Response(stream).text(), title: handle?.title }
}
