/** Where the server answers. Everything under `/api` speaks JSON; what these calls take and give is in `profile.ts` and `sign-in.ts`. */
export const ADDRESSES = {
  health: '/api/health',
  ready: '/api/ready',
  config: '/api/config',
  session: '/api/session',
  profile: '/api/profile',
  signUp: '/api/auth/sign-up',
  signIn: '/api/auth/sign-in',
  signOut: '/api/auth/sign-out',
  guest: '/api/auth/guest',
  google: '/api/auth/google',
  googleCallback: '/api/auth/callback/google',
  googleDone: '/api/auth/google/done',
  story: '/story',
} as const
