import { FORMS } from '#api/forms.ts'

export type Mode = 'sign-in' | 'sign-up'

/** The words of the form's two modes, and where it is posted without script. */
export const MODES = {
  'sign-in': {
    name: 'Sign In',
    action: FORMS.signIn.path,
    busy: 'Signing in...',
    other: 'sign-up',
    question: 'New here?',
    invitation: 'Create an account',
  },
  'sign-up': {
    name: 'Sign Up',
    action: FORMS.signUp.path,
    busy: 'Creating your account...',
    other: 'sign-in',
    question: 'Already have an account?',
    invitation: 'Sign in instead',
  },
} as const satisfies Record<Mode, { other: Mode; [word: string]: string }>
