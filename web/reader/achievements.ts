import constants from '#app/achievements'

/** The achievements of the book, for the screens that show them: they are a part of the constants that the others do without. */
export const bookAchievements = constants ?? undefined
