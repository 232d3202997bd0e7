import { Suspense } from 'react'
import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { RefundState } from '../../../../../domain/purchases/orders.ts'
import type { OfficeRefund } from '../../../../../domain/purchases/refunds.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { RefusalList } from '../../refund/refusal-list.tsx'
import { UsageLine } from '../../refund/usage-line.tsx'
import { RefundActs } from './refund-acts.tsx'
import { RefundFacts } from './refund-facts.tsx'

const tones = {
  requested: 'warning',
  approved: 'primary',
  rejected: 'neutral',
  initiated: 'primary',
  processed: 'success',
  failed: 'danger',
} as const satisfies Record<RefundState, string>

type Props = { refund: OfficeRefund; isCurrent: boolean; answer: OfficeAnswer | undefined }

/** A refund with everything that a decision needs, and the decision. */
export function RefundCard({ refund, isCurrent, answer }: Props) {
  const { t } = useTranslation('officeRefunds')
  const { pick } = useBilingual()
  const { id, state, refusals, usage, reason, failure } = refund
  const title = t('heading', { amount: rupees(refund.amountPaise), title: pick(refund.title) })
  return (
    <article
      aria-labelledby={id}
      className={classes('rounded-md border bg-surface p-4', isCurrent ? 'border-primary' : 'border-hairline')}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg [overflow-wrap:anywhere]">
          {title}
        </h2>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <Who refund={refund} />
      <RefundFacts refund={refund} />
      {reason !== '' && (
        <p lang={writtenLanguage(reason)} className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {t('reason', { reason })}
        </p>
      )}
      {refund.answer !== null && (
        <p lang={writtenLanguage(refund.answer)} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          {t('answer', { answer: refund.answer })}
        </p>
      )}
      <Suspense>
        {refusals.length > 0 && (
          <div className="mt-2">
            <p>{t('refusals')}</p>
            <RefusalList refusals={refusals} />
          </div>
        )}
        {usage && <UsageLine usage={usage} />}
      </Suspense>
      {failure !== null && (
        <p className="mt-2 text-danger">
          {failure === 'failed' ? t('failure.failed') : t('failure.other', { code: failure })}
        </p>
      )}
      {answer && Object.keys(answer.fields).length === 0 && answer.code !== null && (
        <Notice tone="danger" className="mt-3">
          {answer.code === 'purchases.not_possible' ? t('conflict') : t(`errors:${answer.code}`)}
        </Notice>
      )}
      <RefundActs refund={refund} answer={answer} />
    </article>
  )
}

function Who({ refund: { userId, buyer, maskedEmail, orderId } }: { refund: OfficeRefund }) {
  const { t } = useTranslation('officeRefunds')
  return (
    <p className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
      {userId === null ? (
        <span className="text-muted">{t('gone')}</span>
      ) : (
        <Link to={officePaths.adminStudent(userId)} lang={writtenLanguage(buyer)} className="link">
          {buyer || maskedEmail}
        </Link>
      )}
      <span className="text-muted">{maskedEmail}</span>
      <Link to={officePaths.adminOrder(orderId)} className="link">
        {t('order')} {orderId}
      </Link>
    </p>
  )
}
