import { createTimeline } from '#story/engine/timeline.ts'

/** A book of two volumes whose second has only begun; two of its chapters have public labels, and one has no title. */
export const twoVolumes = {
  chapters: { first: 1 as const, last: 5, total: 100, bundle: 25 },
  volumes: [
    { title: 'Volume 1 - Harbour', from: 1, to: 4 },
    { title: 'Volume 2', from: 5, to: 90 },
  ],
  labels: { '1': 'The Quay', '4': 'The Storm' },
}

/** What it tells up to a chapter. */
export const twoVolumesAt = createTimeline({
  chapter_1: { title: 'A quay at night' },
  chapter_2: { title: 'A letter' },
  chapter_3: { title: 'The traitor is Bert' },
  chapter_5: { title: 'Zoe dies' },
})
