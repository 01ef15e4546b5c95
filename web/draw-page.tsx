import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { DrawPage } from '#api/drawn-page.ts'
import { href, parameter } from '#story/entries/routes.ts'
import { App } from './app.tsx'
import { createStillReader } from './reader/still-reader.ts'
import { routes } from './routes.tsx'
import { FormAnswerContext } from './shell/form-answer.ts'
import { QuestionPage } from './shell/question-page.tsx'
import { Root } from './shell/root.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { SignedIn } from './shell/signed-in.tsx'

const ORIGIN = 'http://page'

const pages = createStaticHandler(routes)

/** What a form is answered by is no page of the app: it has no address of its own. */
const questions = createStaticHandler([
  { Component: Root, children: [{ Component: SignedIn, children: [{ path: '*', Component: QuestionPage }] }] },
])

/** The browser draws the very same first, to the last byte (tools/laws/drawn-pages.test.ts). */
export const drawPage: DrawPage = async (address, story, answer) => {
  const page = await draw(address, story, answer)
  const list = listOf(address)
  return !page || list === undefined || page.html.includes(OPEN) ? page : draw(list, story)
}

/** What a record has that stands over its list. */
const OPEN = 'aria-modal="true"'

/** What asks for a record, and for a part of one. */
const ASKED = [parameter('quests', 'id'), parameter('quests', 'obj'), parameter('quests', 'from')]

/** The address of a list without the record that it asks for; undefined where it asks for none. One that is not known yet leaves no trace. */
function listOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, ORIGIN)
  if (pathname === href('recentActivity') || !ASKED.some((name) => searchParams.has(name))) return undefined
  for (const name of ASKED) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

const draw: DrawPage = async (address, story, answer) => {
  const handler = !answer || answer.type === 'refused' ? pages : questions
  const context = await handler.query(new Request(new URL(address, ORIGIN)))
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
  return { html: await new Response(stream).text(), title: handle?.title, address }
}
