/** The formats in which the story can be exported. */
export type Format = 'epub' | 'stardict' | 'markdown'

export const FORMATS: readonly { format: Format; label: string; note: string }[] = [
  {
    format: 'epub',
    label: 'EPUB',
    note: 'A book for any e-reader, arranged by kind, with names linked to their entries.',
  },
  { format: 'stardict', label: 'Dictionary', note: 'For KOReader and others (StarDict): press a name in your novel.' },
  { format: 'markdown', label: 'Markdown', note: 'One file for each entry, with wiki links.' },
]
