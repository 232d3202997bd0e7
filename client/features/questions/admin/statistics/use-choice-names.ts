import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import type { ShownChoice } from '../../../../../domain/results/statistics/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const verdicts = ['correct', 'partial', 'wrong'] as const

/** Names of choices: the letter of an option, a verdict, or "no answer". */
export const useChoiceNames = (choices: readonly ShownChoice[]) => {
  const { t } = useTranslation('questionStatistics')
  const shortOf = (choice: string): string => {
    const place = choices.findIndex((each) => each.choice === choice && each.content !== null)
    if (place >= 0) return letterOf(place)
    const verdict = verdicts.find((each) => each === choice)
    return t(verdict ? `chart.${verdict}` : 'chart.none')
  }
  return { shortOf }
}
