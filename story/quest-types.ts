/** The sections of the quest journal, in their order. */
export const QUEST_TYPES = ['main', 'side', 'longTermInvestigations'] as const
