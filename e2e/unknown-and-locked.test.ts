import { builtBook } from './support/built-book.ts'
import { laterThan } from './support/later.ts'
import { namesAfter } from './support/names.ts'
import { differenceBetween } from './support/page-difference.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'

const { sections } = builtBook()

/** Words that no chapter tells. */
const NEVER = 'nothing-of-the-kind'

/** How many frames without a change count as settled. */
const QUICK = 3
const SURE = 20

/** What its screens request from the server each time. */
const READ_AGAIN = /^GET \/api\/(feedback|reports|read-pages|notes|config)$/

/** Every address of the app that takes a word of the story, with words that only later chapters tell. */
function places(chapter: number): [address: string, words: readonly string[]][] {
  const { ids, abilities, owners, statuses, objectives } = laterThan(chapter)
  const anything = some(Object.values(ids).flat(), 1)
  return [
    ['/codex/characters?id=', ids.characters],
    ['/codex/items?id=', ids.items],
    ['/codex/items?id=', ids.inventory],
    ['/codex/deities?id=', ids.deities],
    ['/codex/organizations?id=', ids.organizations],
    ['/codex/locations?id=', ids.locations],
    ['/codex/history?id=', ids.history],
    ['/codex/world-lore?id=', ids.worldLore],
    [`/codex/${sections.diary?.route}?id=`, ids.diary],
    [`/codex/${sections.notes?.route}?id=`, ids.notes],
    ['/codex/recent-activity?id=mysteries:', ids.mysteries],
    ['/codex/recent-activity?id=news:', ids.news],
    ['/codex/recent-activity?id=', anything],
    ['/codex/recent-activity?popup=abilities&targetAbility=', abilities],
    ['/codex/recent-activity?popup=', anything],
    ['/?popup=abilities&targetAbility=', abilities],
    ['/?targetAbility=', ids.abilities],
    ['/?popup=', anything],
    ['/?scrollTo=', anything],
    ['/pathways/', ids.pathways],
    ['/pathways/emberwright?sequence=', ['8', '0']],
    ['/pathways?view=cards&card=', ids.pathways],
    ['/quests?id=', ids.quests],
    ['/quests?status=completed&from=recent-activity&id=', ids.quests],
    ['/quests?id=way-home&obj=', objectives],
    ['/codex/items?owner=', owners],
    ['/codex/items?status=', statuses],
    ['/codex/items?rating=', anything],
    ['/codex?q=', namesAfter(chapter)],
    ['/codex?tab=recent&q=', namesAfter(chapter)],
    ['/codex?tab=', anything],
    ['/account?achievement=', anything],
    ['/feedback?about=characters/', ids.characters],
  ]
}

/** A sample spread over the whole list. */
function some<Word>(words: readonly Word[], count: number): Word[] {
  const step = Math.max(1, Math.floor(words.length / count))
  return words.filter((_, index) => index % step === 0).slice(0, count)
}

test('[CODEX-3] what is not known yet looks as what never was, at every address @desktop', async ({ readerAt }) => {
  test.slow()
  const chapter = 42
  const page = await readerAt(chapter)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))

  for (const [address, words] of sampleOf(places(chapter), 3)) {
    const [word] = some(words, 1)
    if (word === undefined) throw new Error(`No later chapter knows anything for ${address}`)
    const look = { address, word, never: NEVER }
    const difference =
      (await differenceBetween(page, { ...look, frames: QUICK })) &&
      // On a busy machine the first comparison may have been too early.
      (await differenceBetween(page, { ...look, frames: SURE }))
    expect(difference, address + word).toBe('')
  }
  expect(asked.filter((request) => /\/(story|api)\//.test(request) && !READ_AGAIN.test(request))).toEqual([])
})

test('[CODEX-3] what is not known yet is answered as what never was @desktop', async ({ request }) => {
  const answerTo = async (address: string) => {
    const answer = await request.get(address)
    const { date: _, 'x-request-id': _number, ...headers } = answer.headers()
    // Each page has its own nonce.
    const text = JSON.stringify([answer.status(), headers, await answer.text()])
    return text.replaceAll(/nonce-[\w+/=-]+/g, '').replaceAll(/nonce=\\?"[^"]*"/g, '')
  }
  for (const [address, words] of places(42))
    expect(await answerTo(address + encodeURIComponent(some(words, 1)[0]!)), address).toBe(
      await answerTo(address + NEVER),
    )

  const never = await answerTo('/story/index/99999.json')
  for (const address of ['index/61.json', 'index/0.json', 'index/x.json', 'nothing/43.json', '43.json'])
    expect(await answerTo(`/story/${address}`), address).toBe(never)
})
