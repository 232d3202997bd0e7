import type { NormalisationRule, RuleSteps } from '../../../../domain/results/normalisation/index.ts'
import type { useTranslation } from '../../../i18n/use-translation.ts'

/** What the words of a step are made with. */
export type Words = {
  t: ReturnType<typeof useTranslation<'normalisation'>>['t']
  /** Shifts are named by their place. */
  numberOf: (shiftId: string) => number
}

export type StepsOf<Rule extends NormalisationRule> = Extract<RuleSteps, { rule: Rule }>
export type Ranked = { above: number; of: number; rank: number }
