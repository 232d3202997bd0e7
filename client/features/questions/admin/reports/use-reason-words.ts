import { reportReasons } from '../../../../../domain/questions/report-reasons.ts'
import type { ReasonCounts } from '../../../../../domain/questions/report-states.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

/** One-line text of the reasons of reports, the most frequent first: "Wrong key 8 · Translation 2". */
export const useReasonWords = () => {
  const { t } = useTranslation('questionReports')
  return (counts: ReasonCounts): string =>
    reportReasons
      .filter((reason) => counts[reason] > 0)
      .toSorted((one, other) => counts[other] - counts[one])
      .map((reason) => `${t(`reasons.${reason}`)} ${counts[reason]}`)
      .join(' · ')
}
