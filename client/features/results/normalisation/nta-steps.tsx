import { placeStep, rankStep } from './common-steps.tsx'
import type { StepContent } from './step.tsx'
import type { Ranked, StepsOf, Words } from './words.ts'

export const ntaSteps = (words: Words, steps: StepsOf<'nta'>, ranked: Ranked): StepContent[] => [
  placeStep(words, steps),
  { title: words.t('mergeTitle'), text: <p>{words.t('mergeText')}</p>, figures: [steps.percentile] },
  rankStep(words, 'percentile', ranked),
]
