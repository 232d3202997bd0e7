import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { isFinished } from './test-action.ts'

/** Number of finished tests in a series; empty before the first is begun. */
export function SeriesProgress({ tests }: { tests: TestSummary[] }) {
  const { t } = useTranslation('catalogue')
  if (tests.every(({ mine }) => mine === null)) return null
  const done = tests.filter(isFinished).length
  const text = t('progress', { count: done, total: tests.length })
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <progress value={done} max={tests.length} aria-label={text} className="progress h-2 grow" />
      <span className="tabular">{text}</span>
    </div>
  )
}
