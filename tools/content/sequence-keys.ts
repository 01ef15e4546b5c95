import { isMap } from '#story/engine/merge.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * A chapter in which each `seq_9` of a pathway is called `sequence_9`, which means the same (specification section 3). One that
 * stands beside its long form is left as it is, for the schema to refuse, because one of the two would be lost.
 */
export function withLongSequenceKeys(chapter: unknown): unknown {
  if (!isMap(chapter) || !isMap(chapter.pathways)) return chapter
  return { ...chapter, pathways: mapped(chapter.pathways, ([id, pathway]) => [id, withLongKeys(pathway)]) }
}

function withLongKeys(pathway: unknown): unknown {
  if (!isMap(pathway) || !isMap(pathway.sequences)) return pathway
  const { sequences } = pathway
  return { ...pathway, sequences: mapped(sequences, ([key, sequence]) => [longKey(key, sequences), sequence]) }
}

function longKey(key: string, beside: Fields): string {
  const long = key.replace(/^seq_(?=\d$)/, 'sequence_')
  return Object.hasOwn(beside, long) ? key : long
}

function mapped(fields: Fields, change: (entry: [string, unknown]) => [string, unknown]): Fields {
  return Object.fromEntries(Object.entries(fields).map(change))
}
