import type { TestPatternLine } from '../../../../../../domain/catalogue/test-patterns.ts'
import { startOfDayInIndia } from '../../../../../../domain/india.ts'
import { useFormat } from '../../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'

type Named = Pick<TestPatternLine, 'name' | 'exam'>

/** Names of patterns: with the exam where the name does not begin with it, and the first day of one to come. */
export const usePatternName = () => {
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const nameOf = ({ exam, name }: Named): string => {
    const [examName, own] = [pick(exam.title), pick(name)]
    return own.startsWith(examName) ? own : `${examName}: ${own}`
  }
  const lineOf = ({ state, effectiveFrom, ...named }: TestPatternLine): string =>
    state === 'coming'
      ? `${nameOf(named)}, ${t('start.coming', { date: date(startOfDayInIndia(effectiveFrom)) })}`
      : nameOf(named)
  return { nameOf, lineOf }
}
