import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { PaperPassage } from '../../../domain/attempts/contract.ts'
import { viewIn } from '../../../domain/language.ts'
import type { AttemptResult, ResultQuestion } from '../../../domain/results/contract.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { classes } from '../../ui/classes.ts'
import { QuestionReview } from './question-review.tsx'
import type { ReviewView } from './review-text.tsx'

const filters = ['all', 'correct', 'wrong', 'skipped', 'marked'] as const
type Filter = (typeof filters)[number]

/**
 * True when a filter keeps a question. A partly right answer is listed with the wrong ones; a question that did not
 * have to be answered is not skipped.
 */
export const matchesFilter = (
  filter: Filter,
  { verdict, status, remark }: Pick<ResultQuestion, 'verdict' | 'status' | 'remark'>,
): boolean => {
  if (filter === 'all') return true
  if (filter === 'marked') return status === 'marked' || status === 'answered_marked'
  if (filter === 'wrong') return verdict === 'wrong' || verdict === 'partial'
  return verdict === filter && remark !== 'not_taken'
}

type Props = { questions: ResultQuestion[]; passages: PaperPassage[]; sections: AttemptResult['sections'] }

export function QuestionList({ questions, passages, sections }: Props) {
  const { t } = useTranslation('result')
  const { language } = useLanguage()
  const [filter, setFilter] = useState<Filter>('all')
  const [chosenView, setView] = useState<ReviewView | null>(null)
  const view = chosenView ?? language
  // With every section in one language, the choice affects the solutions alone.
  const isFixed = sections.every(({ languages }) => languages?.length === 1)
  const named = useSearchParams()[0].get('question')
  const shown = questions
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ question }) => matchesFilter(filter, question))
  return (
    <section id="questions">
      <h2 className="text-lg">{t('questions')}</h2>
      <div className="my-3 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <FilterButtons questions={questions} filter={filter} onFilter={setFilter} />
        <label className="flex items-center gap-2 text-sm">
          {t(isFixed ? 'solutionLanguage' : 'contentLanguage')}
          <select value={view} onChange={({ target }) => setView(target.value as ReviewView)} className="field w-auto">
            <option value="en">{t('languages.en')}</option>
            <option value="hi">{t('languages.hi')}</option>
            <option value="both">{t('languages.both')}</option>
          </select>
        </label>
      </div>
      {shown.length === 0 && <p className="py-6 text-muted">{t('emptyFilter')}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {shown.map(({ question, number }) => (
          <QuestionReview
            key={question.id}
            question={question}
            passage={passages.find(({ id }) => id === question.passageId)}
            number={number}
            contentView={viewIn(sections.find(({ questionIds }) => questionIds.includes(question.id))?.languages, view)}
            view={view}
            isNamed={question.id === named}
          />
        ))}
      </ol>
    </section>
  )
}

type FilterProps = { questions: ResultQuestion[]; filter: Filter; onFilter: (filter: Filter) => void }

function FilterButtons({ questions, filter, onFilter }: FilterProps) {
  const { t } = useTranslation('result')
  return (
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-2">
      {filters.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          onClick={() => onFilter(name)}
          className={classes(
            'min-h-11 rounded-full border px-4 text-sm font-semibold',
            filter === name ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface hover:bg-sunken',
          )}
        >
          {t(`filters.${name}`)}{' '}
          <span className="tabular">{questions.filter((question) => matchesFilter(name, question)).length}</span>
        </button>
      ))}
    </div>
  )
}
