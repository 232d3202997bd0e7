import { paths } from '../../../../domain/paths.ts'
import type { RefundState } from '../../../../domain/purchases/orders.ts'
import type { RefundView } from '../../../../domain/purchases/refunds.ts'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Tone } from '../../../ui/tones.tsx'
import { policyValues } from './policy-values.ts'
import { RefusalList } from './refusal-list.tsx'

const tones: Record<RefundState, Tone> = {
  requested: 'info',
  approved: 'success',
  initiated: 'success',
  processed: 'success',
  rejected: 'warning',
  failed: 'warning',
}

/** A refund in words: what was asked for, where it stands, what comes next. */
export function RefundStateNotice({ refund }: { refund: RefundView }) {
  const { t } = useTranslation('refunds')
  const { date } = useFormat()
  const { state, answer, requestedAt, decidedAt, endedAt, refusals } = refund
  const amount = rupees(refund.amountPaise)
  const ended = date(endedAt ?? decidedAt ?? requestedAt)
  const text = state === 'initiated' ? 'approved' : state
  const complain = (
    <LinkButton to={`${paths.contact()}?topic=grievance`} look="secondary">
      {t('complain')}
    </LinkButton>
  )
  return (
    <Notice
      tone={tones[state]}
      title={t(`states.${state}`, { amount })}
      className="mt-3"
      actions={state === 'rejected' && complain}
    >
      <p>{t('asked', { date: date(requestedAt), amount })}</p>
      <p className="whitespace-pre-line">{t(`text.${text}`, { amount, date: ended, answer: answer ?? '' })}</p>
      {state === 'requested' && refusals.length > 0 && (
        <>
          <p className="mt-2">{t('why', policyValues)}</p>
          <RefusalList refusals={refusals} />
        </>
      )}
    </Notice>
  )
}
