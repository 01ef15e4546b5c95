/** Where the server answers. Everything under `/api` speaks JSON; what a call takes and gives stands in the file of its name. */
export const ADDRESSES = {
  health: '/api/health',
  ready: '/api/ready',
  config: '/api/config',
  session: '/api/session',
  profile: '/api/profile',
  profileData: '/api/profile/data',
  signUp: '/api/auth/sign-up',
  signIn: '/api/auth/sign-in',
  signOut: '/api/auth/sign-out',
  guest: '/api/auth/guest',
  google: '/api/auth/google',
  googleCallback: '/api/auth/callback/google',
  googleDone: '/api/auth/google/done',
  feedback: '/api/feedback',
  readPages: '/api/read-pages',
  story: '/story',
} as const
