import type { NormalisationRule, RuleSteps } from '../../../../domain/results/normalisation/index.ts'
import type { useTranslation } from '../../../i18n/use-translation.ts'

/** What the words of a step are made with. */
export type Words = {
  t: ReturnType<typeof useTranslation<'normalisation'>>['t']
  /** Shifts are named by their place. */
  numberOf: (shiftId: string) => number
}

export type StepsOf<Rule extends NormalisationRule> = Extract<RuleSteps, { rule: Rule }>

/** Where the student stands over all shifts, with the names of the rules that part equal scores. */
export type Ranked = {
  above: number
  equal: number
  tiedAbove: number
  of: number
  rank: number
  ties: string[]
}
