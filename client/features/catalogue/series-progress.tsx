import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { isFinished } from './test-action.ts'

/** Number of finished tests in a series; empty before the first is begun. */
export function SeriesProgress({ tests }: { tests: TestSummary[] }) {
  const { t } = useTranslation('catalogue')
  if (tests.every(({ mine }) => mine === null)) return null
  const done = tests.filter(isFinished).length
  return <ProgressLine value={done} max={tests.length} text={t('progress', { count: done, total: tests.length })} />
}
