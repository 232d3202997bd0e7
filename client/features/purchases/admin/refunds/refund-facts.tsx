import type { OfficeRefund } from '../../../../../domain/purchases/refunds.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

/** Dates and amounts of a refund. */
export function RefundFacts({ refund }: { refund: OfficeRefund }) {
  const { t } = useTranslation('officeRefunds')
  const { dateTime } = useFormat()
  const { paidAt, totalPaise, refundedPaise, requestedAt, decidedAt, decidedBy, endedAt, state, paymentId } = refund
  const decided = decidedAt !== null && dateTime(decidedAt)
  const facts = [
    paidAt !== null && t('facts.paid', { total: rupees(totalPaise), date: dateTime(paidAt) }),
    state !== 'processed' && refundedPaise > 0 && t('facts.before', { amount: rupees(refundedPaise) }),
    t('facts.asked', { date: dateTime(requestedAt) }),
    decided &&
      (decidedBy === null
        ? t('facts.byPolicy', { date: decided })
        : t('facts.decided', { name: decidedBy, date: decided })),
    endedAt !== null && state === 'processed' && t('facts.ended', { date: dateTime(endedAt) }),
    refund.gatewayRefundId !== null && t('facts.gateway', { id: refund.gatewayRefundId }),
  ].filter((fact) => fact !== false)
  return (
    <>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
      {paymentId !== null && <p className="text-sm text-muted">{t('facts.stray', { id: paymentId })}</p>}
    </>
  )
}
