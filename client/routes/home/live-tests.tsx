import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { TestRow } from '../../features/catalogue/test-row.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function LiveTests({ tests, serverNow }: { tests: TestSummary[]; serverNow: number }) {
  const { t } = useTranslation('home')
  return (
    <section>
      <h2 className="text-lg md:text-xl">{t('live.title')}</h2>
      {tests.length === 0 ? (
        <EmptyState text={t('live.empty')} />
      ) : (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {tests.map((test) => (
            <TestRow key={test.id} test={test} serverNow={serverNow} />
          ))}
        </ul>
      )}
    </section>
  )
}
