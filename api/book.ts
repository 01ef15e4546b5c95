export type { PublicBook } from "#story/book.ts";

/** The story files for a reader at `chapter`: `/story/index/<chapter>.json`. */
export type StoryIndex = { chapter: number; files: readonly string[] };
