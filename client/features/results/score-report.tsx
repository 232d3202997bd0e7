import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { AttemptResult, DemoResult, Standing } from '../../../domain/results/contract.ts'
import { Figures } from './figures.tsx'
import { QuestionList } from './question-list.tsx'
import { IntegrityLog } from './result-notices.tsx'
import { SectionBars } from './section-bars.tsx'

// Not every result has them: their script comes after the page.
const CutOffList = lazy(async () => ({ default: (await import('./cut-offs.tsx')).CutOffList }))
const TieNote = lazy(async () => ({ default: (await import('./tie-note.tsx')).TieNote }))

/** Where a result of one's own stands; the demo's stands nowhere. */
export type Ranked = Pick<AttemptResult, 'standing' | 'validity' | 'qualifying' | 'cutOffs' | 'integrity'>

type Props = { score: DemoResult; ranked?: Ranked; children?: ReactNode }

/**
 * Score, place, sections, how it was computed, and every question. `ranked` is absent where nobody is ranked; children
 * stand before the questions, which are many.
 */
export function ScoreReport({ score, ranked, children }: Props) {
  const { totals, sections } = score
  const tie = ranked?.standing?.tie
  return (
    <div className="grid grid-cols-1 gap-8">
      <Figures totals={totals} ranked={ranked} />
      <Suspense fallback={null}>
        {ranked && ranked.cutOffs.length > 0 && (
          <CutOffList cutOffs={ranked.cutOffs} sections={sections} totals={totals} />
        )}
        {tie && <TieNote tie={tie} sections={sections} />}
      </Suspense>
      {sections.length > 1 && <SectionBars sections={sections} />}
      {ranked && <IntegrityLog entries={ranked.integrity} />}
      <How ranked={ranked} blankCosts={score.questions.some(({ marks }) => marks.blank !== undefined)} />
      {children}
      <QuestionList questions={score.questions} passages={score.passages} sections={sections} />
    </div>
  )
}

const isPractice = ({ standing, validity, qualifying }: Ranked): boolean =>
  standing === null && validity === 'counted' && !qualifying

function How({ ranked, blankCosts }: { ranked?: Ranked; blankCosts: boolean }) {
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
