import type { Answer } from './traffic.ts'

const STORY_FILE = /\/story\/[\w-]+\/(\d+)\.json/g
const CHAPTER_KEY = /"chapter_(\d+)"/g

/**
 * Where responses contain or name a chapter beyond the reader's: in the addresses of story files (requested, or listed in an
 * index) and among the chapters inside.
 */
export function chaptersBeyond(chapter: number, answers: readonly Answer[]): string[] {
  return answers.flatMap(({ address, body }) =>
    [...address.matchAll(STORY_FILE), ...body.matchAll(STORY_FILE), ...body.matchAll(CHAPTER_KEY)]
      .filter(([, number]) => Number(number) > chapter)
      .map(([found]) => `${address}: ${found}`),
  )
}
