/** The sections that a quest journal may have. */
export const QUEST_TYPES = ['main', 'side', 'longTermInvestigations'] as const
