import type {
  AccountState,
  AddressChange,
  AddressVerification,
  Forgotten,
  NewRecoveryCodes,
  PasswordChange,
  PasswordReset,
  ReauthenticationBody,
  RecoveryByCode,
} from './account.ts'
import { ADDRESSES } from './addresses.ts'
import { type Call, gives, takes } from './call.ts'
import type { Config } from './config.ts'
import type { DiaryRead, DiaryReads } from './diary-reads.ts'
import type {
  DevicePlace,
  NewPost,
  Post,
  PostList,
  PostMade,
  PostPage,
  Reported,
  SentImprovements,
  SentWords,
  SpoilerReport,
  VoteChange,
  Votes,
} from './feedback.ts'
import type { NoteChange, NoteKept, Notes } from './notes.ts'
import type { AccountRemoval, Furthest, Profile, ProfileChange, ReaderData } from './profile.ts'
import type { Gone, Google, GoogleWay, Guest, Session, SignedIn, SignIn, SignUp } from './sign-in.ts'

/** Every call of the API for readers and for monitoring. The calls for administrators are in admin.ts. */
export const CALLS = {
  health: { method: 'GET', path: ADDRESSES.health, answer: gives<{ status: 'ok' }>() },
  ready: { method: 'GET', path: ADDRESSES.ready, answer: gives<{ status: 'ready' }>() },
  config: { method: 'GET', path: ADDRESSES.config, answer: gives<Config>() },

  session: { method: 'GET', path: ADDRESSES.session, answer: gives<Session>() },
  gone: { method: 'GET', path: ADDRESSES.gone, answer: gives<Gone>() },
  signUp: { method: 'POST', path: ADDRESSES.signUp, body: takes<SignUp>(), answer: gives<SignedIn>() },
  signIn: { method: 'POST', path: ADDRESSES.signIn, body: takes<SignIn>(), answer: gives<SignedIn>() },
  beGuest: { method: 'POST', path: ADDRESSES.guest, body: takes<Guest>(), answer: gives<SignedIn>() },
  signOut: { method: 'POST', path: ADDRESSES.signOut },
  forgotten: { method: 'POST', path: ADDRESSES.forgotten, body: takes<Forgotten>() },
  resetPassword: {
    method: 'POST',
    path: ADDRESSES.resetPassword,
    body: takes<PasswordReset>(),
    answer: gives<SignedIn>(),
  },
  recover: { method: 'POST', path: ADDRESSES.recover, body: takes<RecoveryByCode>(), answer: gives<SignedIn>() },
  verifyAddress: { method: 'POST', path: ADDRESSES.verifyAddress, body: takes<AddressVerification>() },
  signInWithGoogle: { method: 'POST', path: ADDRESSES.google, body: takes<Google>(), answer: gives<GoogleWay>() },

  profile: { method: 'GET', path: ADDRESSES.profile, answer: gives<Profile>() },
  changeProfile: { method: 'PATCH', path: ADDRESSES.profile, body: takes<ProfileChange>(), answer: gives<Profile>() },
  removeAccount: { method: 'DELETE', path: ADDRESSES.profile, body: takes<AccountRemoval>() },
  readerData: { method: 'GET', path: ADDRESSES.profileData, answer: gives<ReaderData>() },
  furthest: { method: 'GET', path: ADDRESSES.profileFurthest, answer: gives<Furthest>() },

  account: { method: 'GET', path: ADDRESSES.account, answer: gives<AccountState>() },
  changePassword: { method: 'PUT', path: ADDRESSES.accountPassword, body: takes<PasswordChange>() },
  changeAddress: { method: 'PUT', path: ADDRESSES.accountAddress, body: takes<AddressChange>() },
  sendVerification: { method: 'POST', path: ADDRESSES.accountVerification },
  renewRecoveryCodes: {
    method: 'POST',
    path: ADDRESSES.recoveryCodes,
    body: takes<ReauthenticationBody>(),
    answer: gives<NewRecoveryCodes>(),
  },
  signOutElsewhere: { method: 'DELETE', path: ADDRESSES.devices },
  signOutDevice: { method: 'DELETE', path: ADDRESSES.device },

  posts: { method: 'GET', path: ADDRESSES.feedback, query: takes<PostPage>(), answer: gives<PostList>() },
  writePost: { method: 'POST', path: ADDRESSES.feedback, body: takes<NewPost>(), answer: gives<PostMade>() },
  post: { method: 'GET', path: ADDRESSES.post, query: takes<DevicePlace>(), answer: gives<Post>() },
  withdrawPost: { method: 'DELETE', path: ADDRESSES.post },
  reportSpoiler: {
    method: 'PUT',
    path: ADDRESSES.spoiler,
    body: takes<SpoilerReport>(),
    answer: gives<Reported>(),
  },
  vote: { method: 'PUT', path: ADDRESSES.vote, body: takes<VoteChange>(), answer: gives<Votes>() },
  sentImprovements: {
    method: 'GET',
    path: ADDRESSES.reports,
    query: takes<DevicePlace>(),
    answer: gives<SentImprovements>(),
  },
  sentImprovement: { method: 'GET', path: ADDRESSES.report, answer: gives<SentWords>() },
  withdrawImprovement: { method: 'DELETE', path: ADDRESSES.report },

  diaryReads: { method: 'GET', path: ADDRESSES.readPages, query: takes<DevicePlace>(), answer: gives<DiaryReads>() },
  keepDiaryRead: { method: 'PUT', path: ADDRESSES.readPages, body: takes<DiaryRead>() },

  notes: { method: 'GET', path: ADDRESSES.notes, query: takes<DevicePlace>(), answer: gives<Notes>() },
  keepNote: { method: 'PUT', path: ADDRESSES.note, body: takes<NoteChange>(), answer: gives<NoteKept>() },
} as const satisfies Record<string, Call>
