import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Kind and length of a test in one line; its marks on wide screens. */
export function TestFacts({ test: { durationMs, kind, maxUnits, questionCount } }: { test: TestSummary }) {
  const { t } = useTranslation('catalogue')
  const { span } = useFormat()
  return (
    <p className="tabular text-sm text-muted">
      {t(`kinds.${kind}`)} · {t('questions', { count: questionCount })} ·{' '}
      <span className="max-sm:hidden">{t('marks', { marks: formatMarks(maxUnits) })} · </span>
      {span(durationMs)}
    </p>
  )
}
