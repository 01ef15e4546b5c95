import { accountTexts } from './account-texts.ts'
import { codexTexts } from './codex-texts.ts'
import { feedbackTexts } from './feedback-texts.ts'
import type { FixedText } from './fixed-text.ts'
import { homeTexts } from './home-texts.ts'
import { pathwayTexts } from './pathway-texts.ts'
import { shellTexts } from './shell-texts.ts'

/** Every text that stands in quotes in the specification, section by section (SHELL-10). */
export const FIXED_TEXTS: readonly FixedText[] = [
  ...shellTexts,
  ...homeTexts,
  ...codexTexts,
  ...pathwayTexts,
  ...accountTexts,
  ...feedbackTexts,
]
