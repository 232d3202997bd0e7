import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useJobValues } from './use-job-values.ts'

/** Fees, grouping the categories that pay the same. */
export function FeeList({ fees, feeNote }: Pick<JobDetail, 'fees' | 'feeNote'>) {
  const { t } = useTranslation('job')
  const { amount } = useJobValues()
  if (fees.length === 0) return <p>{t('fee.none')}</p>
  return (
    <>
      <dl className="divide-y divide-hairline border-y border-hairline">
        {[...Map.groupBy(fees, ({ paise }) => paise)].map(([paise, same]) => (
          <div key={paise} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{same.map(({ category }) => t(`categories.${category}`)).join(', ')}</dt>
            <dd className="ml-auto font-semibold tabular">{amount(paise)}</dd>
          </div>
        ))}
      </dl>
      {feeNote && (
        <p className="mt-2 text-sm text-muted">
          <BilingualText text={feeNote} />
        </p>
      )}
    </>
  )
}
