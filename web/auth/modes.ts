export type Mode = 'sign-in' | 'sign-up'

/** The words of the two modes of the form. */
export const MODES = {
  'sign-in': {
    name: 'Sign In',
    busy: 'Signing in...',
    other: 'sign-up',
    question: 'New here?',
    invitation: 'Create an account',
  },
  'sign-up': {
    name: 'Sign Up',
    busy: 'Creating your account...',
    other: 'sign-in',
    question: 'Already have an account?',
    invitation: 'Sign in instead',
  },
} as const satisfies Record<Mode, { other: Mode; [word: string]: string }>
