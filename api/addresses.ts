/** Where the server answers; the pages of the app have theirs in story/entries/routes.ts. */
export const ADDRESSES = {
  /** Everything below speaks JSON. */
  api: '/api',
  health: '/api/health',
  ready: '/api/ready',
  config: '/api/config',
  session: '/api/session',
  profile: '/api/profile',
  profileData: '/api/profile/data',
  profileFurthest: '/api/profile/furthest',
  auth: '/api/auth',
  signUp: '/api/auth/sign-up',
  signIn: '/api/auth/sign-in',
  signOut: '/api/auth/sign-out',
  guest: '/api/auth/guest',
  google: '/api/auth/google',
  /** A link: leads to Google's own page. */
  googleStart: '/api/auth/google/start',
  googleCallback: '/api/auth/callback/google',
  googleDone: '/api/auth/google/done',
  googleDoneScript: '/api/auth/google/done.js',
  feedback: '/api/feedback',
  post: '/api/feedback/:id',
  vote: '/api/feedback/:id/vote',
  spoiler: '/api/feedback/:id/spoiler',
  reports: '/api/reports',
  report: '/api/reports/:id',
  readPages: '/api/read-pages',
  story: '/story',
  /** The page of the app with nothing in it, which the service worker keeps for every address of the app. */
  shell: '/shell',
} as const
