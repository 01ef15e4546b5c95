import { createContext, use } from 'react'
import type { FormAnswer } from '#api/forms.ts'

/** Wraps a page that the server draws as the answer to a form. */
export const FormAnswerContext = createContext<FormAnswer | undefined>(undefined)

/** The answer to a sign-in form posted without script, with what was typed; undefined on other pages. */
export function useRefusal() {
  const answer = use(FormAnswerContext)
  return answer?.type === 'refused' ? answer : undefined
}
