import type { Profile } from '#api/profile.ts'
import { DEFAULT_SETTINGS } from '#api/settings.ts'
import type { Session, State } from '#reader/state.ts'
import { unopened } from '#reader/story-state.ts'
import { emptyStory, type Story } from '#story/engine/story.ts'
import { book } from './book.ts'
import { createReader, type ReaderStore } from './reader.ts'

const VISITOR: Session = { status: 'visitor', hasLeft: false }
/** The profile in pages that are drawn for nobody in particular (`useReader`). */
const ANYBODY: Profile = {
  uid: '',
  email: null,
  displayName: '',
  username: '',
  currentChapter: book.chapters.first,
  settings: DEFAULT_SETTINGS,
  createdAt: '',
  lastActive: '',
  isAnonymous: false,
}
const nothing = { getItem: () => null, setItem() {}, removeItem() {} }
const never = () => new Promise<never>(() => {})

/**
 * A reader of whom only the chapter is known, so that everyone at that chapter is drawn the same page. Its state never changes.
 * Without a story it is a visitor.
 */
export function createStaticReader(story: Story | undefined): ReaderStore {
  const reader = createReader(book.chapters, {
    fetch: never,
    storage: nothing,
    tab: nothing,
    cookie: { read: () => undefined, write() {} },
    store: { limit: never, open: never, keep: never, clear: never },
    now: () => 0,
    log() {},
  })
  const state = story ? readerAt(reader.get(), story) : { ...reader.get(), session: VISITOR }
  return { ...reader, get: () => state, storyAt: () => story ?? emptyStory }
}

function readerAt(state: State, { chapter }: Story): State {
  return {
    ...state,
    session: { status: 'reader', profile: ANYBODY },
    chapter,
    story: { ...unopened, wanted: chapter, isOpened: true, loadedTo: chapter },
  }
}
