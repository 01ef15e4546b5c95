import { createContext, use } from 'react'
import type { FormAnswer } from '#api/forms.ts'

/** Stands around a page that the server draws as the answer to a form. */
export const FormAnswerContext = createContext<FormAnswer | undefined>(undefined)

/** The answer to the sign-in form that was posted without script, with what was typed; undefined on any other page. */
export function useRefusal() {
  const answer = use(FormAnswerContext)
  return answer?.type === 'refused' ? answer : undefined
}
