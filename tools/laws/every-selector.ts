import { type Kind, kinds, kindsIn } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type Parameter, type Selector, selectors } from './selectors.ts'

/** Everything a reader could request, even beyond their chapter: all ids and names of the whole book. */
export type Asked = { ids: string[]; names: string[]; viewed: Kind[] }

/** Parameters that only another selector can produce: that selector's result covers them. */
const FROM_SELECTORS =
  /KnownOf<|AnyKnown|KnownSequence|CodexEntry|People|Links|^Chapter$|^readonly Chapter\[\]$|^string \| undefined$/

/** The arguments for each type of parameter; an unknown type fails the test until it is added here. */
const VALUES: Record<string, (book: PublicBook, asked: Asked) => unknown[]> = {
  Kind: () => [...kinds],
  ViewedKind: (_, { viewed }) => viewed,
  TakenKind: () => kindsIn('category', 'journal', 'list', 'page'),
  QuestStatus: () => ['active', 'completed', 'failed'],
  ItemFilters: () => [{}],
  Totals: ({ pathways }) => [pathways],
  Achievements: ({ achievements }) => [achievements],
  'Iterable<string>': (_, { ids }) => [ids],
  'readonly NamedKind[]': () => ['characters'],
  number: ({ chapters }) => [1, 5, chapters.last],
  string: (_, { ids, names }) => [...ids, ...names],
  'string | null': (_, { ids, names }) => [...ids, ...names, null],
}

/** The results of every selector of the engine for a story, by selector. */
export function* everySelector(
  story: Story,
  book: PublicBook,
  asked: Asked,
): Generator<[name: string, given: unknown]> {
  for (const selector of selectors()) {
    if (selector.parameters.some(({ type, isOptional }) => FROM_SELECTORS.test(type) && !isOptional)) continue
    yield [selector.name, resultsOf(selector, story, book, asked)]
  }
}

const modules = new Map<string, Record<string, (...args: unknown[]) => unknown>>()

/** Loads the files of all selectors, once. */
export async function loadSelectors(): Promise<void> {
  for (const { file } of selectors()) {
    if (!modules.has(file)) modules.set(file, await import(`#${file}`))
  }
}

function resultsOf({ file, name, parameters }: Selector, story: Story, book: PublicBook, asked: Asked): unknown[] {
  const select = modules.get(file)![name]!
  const combinations = parameters
    .filter(({ isOptional }) => !isOptional)
    .reduce<unknown[][]>(
      (lists, parameter) => {
        // Beside the id of an entry, `name` is the name of its kind.
        const isOfKind = parameter.name === 'name' && parameters.some(({ name }) => name === 'id')
        const values = isOfKind ? [...kinds, ...asked.names] : valuesOf(parameter, book, asked)
        return lists.flatMap((list) => values.map((value) => [...list, value]))
      },
      [[]],
    )
  return combinations.map((values) => select(story, ...values))
}

function valuesOf({ name, type }: Parameter, book: PublicBook, asked: Asked): unknown[] {
  // A search is the slowest of all, and any names will do.
  if (name === 'words') return [...asked.names, ...asked.ids.filter((_, index) => index % 50 === 0)]
  const values = VALUES[type]
  if (values) return values(book, asked)
  // Selectors declare the part of the book that they read; they get all of it.
  if (name === 'book' || /PublicBook|Labels|Filtering|Book/.test(type)) return [book]
  if (type.startsWith('Pick<Totals')) return [book.pathways]
  // The query of an address.
  if (/^\{ get: \(name: .+\) => string \| null \}$/.test(type))
    return [
      new Map([
        ['owner', 'Unknown'],
        ['status', 'Alive'],
        ['category', 'mystery'],
      ]),
    ]
  throw new Error(`tools/laws/every-selector.ts does not know what to give for ${name}: ${type}`)
}

/** All ids and some names of a whole book. */
export function askedOf(story: Story, viewed: Kind[]): Asked {
  const ids = kinds.flatMap((kind) => anyEntries(story, kind).map(({ id }) => id))
  return { ids, names: ['the', 'captain', 'Klein Moretti', 'mysteries:x', ''], viewed }
}
