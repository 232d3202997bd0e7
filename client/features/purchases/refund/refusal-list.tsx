import type { RefundRefusal } from '../../../../domain/purchases/refund-policy.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { policyValues } from './policy-values.ts'

/** Conditions of the refund policy that are not met. */
export function RefusalList({ refusals }: { refusals: readonly RefundRefusal[] }) {
  useStrings('refunds')
  const { t } = useTranslation('refunds')
  return (
    <ul className="list-disc ps-5">
      {refusals.map((refusal) => (
        <li key={refusal}>{t(`refusals.${refusal}`, policyValues)}</li>
      ))}
    </ul>
  )
}
