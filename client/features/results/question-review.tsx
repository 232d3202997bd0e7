import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useContext, type ReactNode } from 'react'
import type { PaperPassage } from '../../../domain/attempts/contract.ts'
import { match, partsOf } from '../../../domain/questions/kinds/presentation.ts'
import type { Peers, ResultQuestion } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { NoteSlot } from './note-slot.tsx'
import { OptionsReview } from './review/options.tsx'
import { ReviewText, type ReviewView } from './review-text.tsx'
import { ShownAttempt } from './shown-attempt.ts'
import { useSpan } from './use-span.ts'

// Loaded after the page; until then the server-rendered HTML stays.
const ListsReview = lazy(async () => ({ default: (await import('./review/lists.tsx')).ListsReview }))
const QuestionActs = lazy(async () => ({ default: (await import('./question-acts.tsx')).QuestionActs }))
const TypedReview = lazy(async () => ({ default: (await import('./review/typed.tsx')).TypedReview }))

const tones = { correct: 'text-success', partial: 'text-warning', wrong: 'text-danger', skipped: 'text-muted' }

type Props = {
  question: ResultQuestion
  passage: PaperPassage | undefined
  number: number
  /** Figures of other students; undefined where too few answered. */
  peers?: Peers | undefined
  /** Languages of the question: English alone in an English section, whatever `view` is. */
  contentView: ReviewView
  view: ReviewView
  /** True when the address names this question; its solution is then unfolded. */
  isNamed: boolean
}

/** A question with the student's answer, the key and the solution. */
export function QuestionReview({ question, passage, number, peers, contentView, view, isNamed }: Props) {
  const { t } = useTranslation('result')
  const { verdict, remark, outcome, units } = question
  const attemptId = useContext(ShownAttempt)
  return (
    <li id={question.id} className="card p-4">
      <h3 className="flex flex-wrap items-baseline gap-x-4 text-base">
        {t('question', { number })}
        <span className={tones[verdict]}>{t(`verdict.${verdict}`)}</span>
      </h3>
      <Facts question={question} peers={peers} />
      {verdict === 'skipped' && units < 0 && <p className="mb-2 text-sm font-semibold">{t('blankCost')}</p>}
      {remark && <p className="mb-2 text-sm font-semibold">{t(`remarks.${remark}`)}</p>}
      {outcome !== 'normal' && <p className="mb-2 text-sm font-semibold">{t(`outcomes.${outcome}`)}</p>}
      {passage && (
        <div className="mb-3 border-b border-hairline pb-2">
          <Folded title={t('passage')} note={<BilingualText text={passage.title} />}>
            <ReviewText text={passage.content} view={contentView} />
          </Folded>
        </div>
      )}
      <ReviewText text={question.stem} view={contentView} />
      <Suspense fallback={null}>
        <Answered question={question} view={contentView} solutionView={view} />
      </Suspense>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 border-t border-hairline pt-1">
        <Folded title={t('solution')} open={isNamed}>
          <ReviewText text={question.solution} view={view} />
        </Folded>
        <div className="flex flex-wrap gap-x-4 sm:gap-x-6">
          <BookmarkButton questionId={question.id} number={number} />
          {attemptId && (
            <Suspense fallback={null}>
              <QuestionActs attemptId={attemptId} questionId={question.id} number={number} />
            </Suspense>
          )}
        </div>
        <NoteSlot questionId={question.id} number={number} />
      </div>
    </li>
  )
}

function Facts({ question, peers }: Pick<Props, 'question' | 'peers'>) {
  const { t } = useTranslation('result')
  const { status, units, maxUnits, ms } = question
  const span = useSpan()
  const marked = status === 'marked' || status === 'answered_marked'
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-muted tabular">
      <span>{t('marksEarned', { marks: formatMarks(units), max: formatMarks(maxUnits) })}</span>
      <span>
        {peers?.medianMs == null
          ? t('spent', { time: span(ms) })
          : t('spentOf', { time: span(ms), median: span(peers.medianMs) })}
      </span>
      {peers?.rightShare != null && (
        <span>{t('peersRight', { percent: Math.round(100 * peers.rightShare), count: peers.students })}</span>
      )}
      {marked && <span>{t('wasMarked')}</span>}
    </p>
  )
}

/** The student's answer beside the key, part by part. */
export function Answered({
  question,
  view,
  solutionView,
}: {
  question: ResultQuestion
  view: ReviewView
  solutionView: ReviewView
}) {
  const { t } = useTranslation('result')
  return partsOf(question).map((part) =>
    match(part, {
      statements: ({ statements }) =>
        (['assertion', 'reason'] as const).map((name) => (
          <div key={name} className="mt-2">
            <p className="text-sm font-semibold text-muted">{t(name)}</p>
            <ReviewText text={statements[name]} view={view} />
          </div>
        )),
      options: ({ form, options }) => (
        <OptionsReview key={form} question={question} options={options} view={view} solutionView={solutionView} />
      ),
      lists: ({ form, rows, columns }) => (
        <ListsReview key={form} question={question} rows={rows} columns={columns} view={view} />
      ),
      field: ({ form }) => <TypedReview key={form} question={question} />,
    }),
  )
}

type FoldedProps = { title: string; note?: ReactNode; open?: boolean; children: ReactNode }

const Folded = ({ title, note, open = false, children }: FoldedProps) => (
  <details open={open} className="group min-w-0">
    <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary">
      <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      <span>
        {title}
        {note && <span className="font-normal">: {note}</span>}
      </span>
    </summary>
    {children}
  </details>
)
