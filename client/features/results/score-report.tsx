import { ChevronDown } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { DemoResult, Standing } from '../../../domain/results/contract.ts'
import { Figures } from './figures.tsx'
import { QuestionList } from './question-list.tsx'
import { SectionBars } from './section-bars.tsx'

/** Score, sections, every question, and how it was computed. `standing` is absent where nobody is ranked. */
export function ScoreReport({ score, standing }: { score: DemoResult; standing?: Standing | null }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Figures totals={score.totals} standing={standing} />
      {score.sections.length > 1 && <SectionBars sections={score.sections} />}
      <How standing={standing} />
      <QuestionList questions={score.questions} />
    </div>
  )
}

function How({ standing }: { standing?: Standing | null }) {
  const { t } = useTranslation('result')
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        {t('how')}
      </summary>
      <ul className="grid max-w-3xl list-disc gap-1.5 ps-6 pb-4">
        <li>{t('howScore')}</li>
        <li>{t('howAccuracy')}</li>
        {standing && <li>{t('howRank', { of: standing.of })}</li>}
        {standing && <li>{t('howPercentile', { of: standing.of })}</li>}
        {standing === null && <li>{t('howPractice')}</li>}
      </ul>
    </details>
  )
}
