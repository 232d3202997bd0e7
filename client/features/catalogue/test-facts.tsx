import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

/** Kind and length of a test in one line; its marks on wide screens. */
export function TestFacts({ test }: { test: TestSummary }) {
  const { t } = useTranslation('catalogue')
  const { span } = useFormat()
  return (
    <p className="tabular text-sm text-muted">
      <Kind test={test} /> {t('questions', { count: test.questionCount })}&nbsp;·{' '}
      <span className="max-sm:hidden">{t('marks', { marks: formatMarks(test.maxUnits) })} · </span>
      {span(test.durationMs)}
    </p>
  )
}

/** Kind of a test; a badge with its state if all take it at one time. */
function Kind({ test: { kind, state } }: { test: TestSummary }) {
  const { t } = useTranslation('catalogue')
  // Quizzes of a day have a page and a title that say so.
  if (kind === 'daily_quiz') return null
  if (kind !== 'live' || (state !== 'live' && state !== 'scheduled')) return `${t(`kinds.${kind}`)}\u00a0·`
  return state === 'live' ? (
    <Badge tone="danger">{t('common:live')}</Badge>
  ) : (
    <Badge tone="primary">{t('upcomingLive')}</Badge>
  )
}
