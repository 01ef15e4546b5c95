import { knownDiaryEntries } from './diary.ts'
import type { Expected } from './expected.ts'
import { newReader, type Reader, writes } from './reader.ts'

const ACTS = [
  'turn',
  'turn',
  'turn',
  'turn',
  'vote',
  'vote',
  'vote',
  'post',
  'post',
  'page',
  'note',
  'note',
  'note',
  'codes',
  'device',
  'ban',
  'signUp',
  'remove',
] as const

/** Readers who all write without a pause until their server is killed. */
export type Crowd = {
  readers: Reader[]
  /** Readers who deleted their account; only the text of their posts may be left. */
  gone: Reader[]
  /** The ids of existing posts, to vote for. */
  posts: string[]
  /** The ids of diary entries that they know. */
  diary: readonly string[]
  /** Undefined if there is no administrator. */
  administrator: Reader | undefined
  /** Bans by uid; the banned authors are not among the readers. */
  bans: Map<string, Expected<boolean>>
  acknowledged: number
  names: number
}

export async function newCrowd(administrator?: Reader): Promise<Crowd> {
  const diary = await knownDiaryEntries()
  return { readers: [], gone: [], posts: [], diary, administrator, bans: new Map(), acknowledged: 0, names: 0 }
}

/** Lets each reader write until `isOver`; reports every failure before that as a problem. */
export async function writeUntil(url: string, crowd: Crowd, size: number, isOver: () => boolean): Promise<string[]> {
  const problems: string[] = []
  crowd.gone.push(...crowd.readers.filter(({ being }) => being.kept === 'gone'))
  crowd.readers = crowd.readers.filter(({ being }) => being.kept !== 'gone')
  const writers = Array.from({ length: size }, async (_, index) => {
    let reader = crowd.readers[index]
    while (!isOver()) {
      try {
        reader = reader ? await act(url, crowd, reader) : await arrive(url, crowd)
        crowd.acknowledged++
      } catch (error) {
        if (!isOver()) problems.push(`refused while the server was running: ${error}`)
        return
      }
    }
  })
  await Promise.all(writers)
  return problems
}

async function arrive(url: string, crowd: Crowd): Promise<Reader> {
  const reader = await newReader(url, `reader-${++crowd.names}`)
  crowd.readers.push(reader)
  return reader
}

async function act(url: string, crowd: Crowd, reader: Reader): Promise<Reader | undefined> {
  const number = Math.floor(Math.random() * 200)
  const act = any(ACTS)
  const hasAccount = reader.being.kept === 'account'
  if (act === 'signUp' && !hasAccount) await writes.signUp(url, reader)
  else if (act === 'remove' && number < 60) {
    await writes.remove(url, reader)
    return undefined
  } else if (act === 'post')
    crowd.posts.push(await writes.post(url, reader, `${reader.name} writes ${reader.posts.size + 1}`))
  else if (act === 'page') await writes.readPage(url, reader, any(crowd.diary))
  else if (act === 'note')
    await writes.note(url, reader, `note-${number % 4}`, number < 30 ? '' : `r-${crowd.acknowledged}`)
  else if (act === 'codes' && hasAccount) await writes.makeCodes(url, reader)
  else if (act === 'device' && hasAccount)
    await (number < 100 ? writes.comeElsewhere(url, reader) : writes.leaveElsewhere(url, reader))
  else if (act === 'ban' && crowd.administrator) await banSomebody(url, crowd, crowd.administrator)
  else if (act === 'vote' && crowd.posts.length > 0) await writes.vote(url, reader, any(crowd.posts), number % 3 > 0)
  else await writes.turnTo(url, reader, 1 + number)
  return reader
}

/** Creates an author, posts as them, bans them, and sometimes lifts the ban. */
async function banSomebody(url: string, crowd: Crowd, administrator: Reader) {
  const author = await newReader(url, `author-${++crowd.names}`)
  const post = await writes.post(url, author, `${author.name} writes`)
  await writes.ban(url, administrator, crowd.bans, { uid: author.uid, post }, true)
  if (crowd.names % 2 === 0) await writes.ban(url, administrator, crowd.bans, { uid: author.uid, post }, false)
}

function any<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)]!
}
