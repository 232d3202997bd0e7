import type { RuleSteps } from '../../../../domain/results/normalisation/index.ts'
import { equipercentileSteps } from './equipercentile-steps.tsx'
import { linearSteps } from './linear-steps.tsx'
import { ntaSteps } from './nta-steps.tsx'
import { rrbSteps } from './rrb-steps.tsx'
import type { StepContent } from './step.tsx'
import type { ShiftRank, ShiftWords } from './words.ts'

/** Steps of a rule for one student, in words and in figures. */
export const stepsOf = (words: ShiftWords, steps: RuleSteps, ranked: ShiftRank): StepContent[] => {
  switch (steps.rule) {
    case 'nta':
      return ntaSteps(words, steps, ranked)
    case 'rrb':
      return rrbSteps(words, steps, ranked)
    case 'ssc_2019':
      return linearSteps(words, steps, ranked)
    case 'ssc_2025':
      return equipercentileSteps(words, steps, ranked)
  }
}
