import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { PaperPassage } from '../../../domain/attempts/contract.ts'
import { viewIn } from '../../../domain/language.ts'
import type { AttemptResult, Peers, ResultQuestion } from '../../../domain/results/contract.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { matchesFilter, type QuestionFilter } from './question-filters.ts'
import { QuestionReview } from './question-review.tsx'
import type { ReviewView } from './review-text.tsx'

type Props = {
  questions: ResultQuestion[]
  passages: PaperPassage[]
  sections: AttemptResult['sections']
  /** By question; absent for the demo. */
  peers?: Record<string, Peers>
  filter: QuestionFilter
  /** Controls that choose the filter. */
  filters: ReactNode
}

/** Questions of a result that a filter keeps, each with its solution. */
export function QuestionList({ questions, passages, sections, peers, filter, filters }: Props) {
  const { t } = useTranslation('result')
  const { language } = useLanguage()
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
      <div className="my-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {filters}
        <label className="flex items-center gap-2 text-sm noscript:hidden">
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
            peers={peers?.[question.id]}
            contentView={viewIn(sections.find(({ questionIds }) => questionIds.includes(question.id))?.languages, view)}
            view={view}
            isNamed={question.id === named}
          />
        ))}
      </ol>
    </section>
  )
}
