import { useState } from 'react'
import { splitMarks } from '../../../domain/results/analysis/marks-split.ts'
import type { DemoResult } from '../../../domain/results/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { filterLook, matchesFilter, questionFilters, type QuestionFilter } from './question-filters.ts'
import { ScoreReport } from './score-report.tsx'

const QuestionList = lazyPart(() => import('./question-list.tsx'), 'QuestionList')

/** Score and solutions of the demo test on one page. */
export function DemoReport({ score }: { score: DemoResult }) {
  const [filter, setFilter] = useState<QuestionFilter>('all')
  return (
    <ScoreReport
      score={{ ...score, split: splitMarks(score.questions.map((question) => ({ ...question, counts: true }))) }}
      blankCosts={score.questions.some(({ marks }) => marks.blank !== undefined)}
    >
      <QuestionList
        {...score}
        filter={filter}
        filters={<FilterButtons questions={score.questions} filter={filter} onFilter={setFilter} />}
      />
    </ScoreReport>
  )
}

type FilterProps = {
  questions: DemoResult['questions']
  filter: QuestionFilter
  onFilter: (filter: QuestionFilter) => void
}

function FilterButtons({ questions, filter, onFilter }: FilterProps) {
  const { t } = useTranslation('result')
  return (
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-2">
      {questionFilters.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          onClick={() => onFilter(name)}
          className={filterLook(filter === name)}
        >
          {t(`filters.${name}`)}{' '}
          <span className="tabular">{questions.filter((question) => matchesFilter(name, question)).length}</span>
        </button>
      ))}
    </div>
  )
}
