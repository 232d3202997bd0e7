import type { ErrorCode } from '../../../../domain/errors.ts'
import type { OrderRefunds } from '../../../../domain/purchases/refunds.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { refundIntents } from './refund-intents.ts'
import { RefundForm, PolicyLink } from './refund-form.tsx'
import { RefundStateNotice } from './refund-state.tsx'

type Props = { data: OrderRefunds; answer: { intent: string; refused: ErrorCode | null } | undefined }

/** Refunds of an order and what the policy gives now. Nothing for an order of which no money can go back. */
export function RefundPanel({ data: { refunds, offer }, answer }: Props) {
  useStrings('refunds')
  const { t } = useTranslation('refunds')
  if (refunds.length === 0 && offer === null) return null
  const refused = answer?.intent === refundIntents.ask ? answer.refused : null
  return (
    <section className="mt-6" aria-labelledby="refund">
      <h2 id="refund" className="mb-2 text-xl">
        {t('title')}
      </h2>
      {refused === 'purchases.not_possible' && <Notice tone="warning">{t('errors.notPossible')}</Notice>}
      {refused === 'platform.rate_limited' && <Notice tone="warning">{t('errors.limited')}</Notice>}
      {refunds.toReversed().map((refund) => (
        <RefundStateNotice key={refund.id} refund={refund} />
      ))}
      {offer && <RefundForm offer={offer} error={refused === 'input.invalid' ? t('errors.reason') : null} />}
      <PolicyLink />
    </section>
  )
}
