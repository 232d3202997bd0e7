import { ChevronDown } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Standing } from '../../../domain/results/contract.ts'
import type { RankedResult } from './score-report.tsx'

const isPractice = ({ standing, validity, qualifying }: RankedResult): boolean =>
  standing === null && validity === 'counted' && !qualifying

/** Explanation of how score, rank and percentile were computed. */
export function ScoreExplanation({ ranked, blankCosts }: { ranked?: RankedResult; blankCosts: boolean }) {
  const { t } = useTranslation('result')
  const standing: Standing | null | undefined = ranked?.standing
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        {t('how')}
      </summary>
      <ul className="grid max-w-3xl list-disc gap-1.5 ps-6 pb-4">
        <li>{t('howScore')}</li>
        <li>{t(blankCosts ? 'howBlankCosts' : 'howBlank')}</li>
        <li>{t('howExact')}</li>
        <li>{t('howAccuracy')}</li>
        {standing && <li>{t('howRank', { of: standing.of })}</li>}
        {standing && <li>{t('howPercentile', { of: standing.of })}</li>}
        {standing && standing.synthetic > 0 && <li>{t('demoDataText', { count: standing.synthetic })}</li>}
        {ranked && isPractice(ranked) && <li>{t('howPractice')}</li>}
      </ul>
    </details>
  )
}
