import glyphs from '#glyphs/sections'
import newspaper from '~icons/game-icons/newspaper'

/** The plate on each category of the codex: those of the book, and the evening paper. */
export const sectionGlyphs = { ...glyphs, recentActivity: newspaper }
