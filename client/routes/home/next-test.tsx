import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { TestRow } from '../../features/catalogue/test-row.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Next test of the student. */
export function NextTest({ test, serverNow }: { test: TestSummary; serverNow: number }) {
  const { t } = useTranslation('home')
  return (
    <section className="card px-4 pt-4">
      <h2 className="text-lg">{t('next.title')}</h2>
      <ul>
        <TestRow test={test} serverNow={serverNow} />
      </ul>
    </section>
  )
}
