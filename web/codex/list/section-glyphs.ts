import glyphs from '#glyphs/sections'
import newspaper from '~icons/game-icons/newspaper'

/** The drawing for each category of the codex: those of the book, and the newspaper. */
export const sectionGlyphs = { ...glyphs, recentActivity: newspaper }
