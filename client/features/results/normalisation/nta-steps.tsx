import { placeStep, rankStep } from './common-steps.tsx'
import type { StepContent } from './step.tsx'
import type { ShiftRank, StepsOf, ShiftWords } from './words.ts'

export const ntaSteps = (words: ShiftWords, steps: StepsOf<'nta'>, ranked: ShiftRank): StepContent[] => [
  placeStep(words, steps),
  { title: words.t('mergeTitle'), text: <p>{words.t('mergeText')}</p>, figures: [steps.percentile] },
  rankStep(words, 'percentile', ranked),
]
