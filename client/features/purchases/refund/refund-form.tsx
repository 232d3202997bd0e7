import { Form, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { OrderRefunds } from '../../../../domain/purchases/refunds.ts'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { policyValues } from './policy-values.ts'
import { RefusalList } from './refusal-list.tsx'
import { refundIntents } from './refund-intents.ts'
import { UsageLine } from './usage-line.tsx'

type Offer = NonNullable<OrderRefunds['offer']>

type Props = {
  offer: Offer
  /** Reason that was sent and refused because it is missing; null otherwise. */
  error: string | null
}

/** What a refund of an order would mean now, and its request: a fold, so that nothing is given back by one press. */
export function RefundForm({ offer, error }: Props) {
  const { t } = useTranslation('refunds')
  const way = offer.refusals.length === 0 ? 'atOnce' : 'ask'
  return (
    <>
      <Terms offer={offer} />
      <details className="mt-3" open={error !== null}>
        <summary className="inline-flex min-h-11 items-center rounded-md border border-edge bg-surface px-4 py-2 font-semibold text-ink">
          {t(`open.${way}`)}
        </summary>
        <div className="grid gap-3 py-3">
          {offer.until !== null && <p>{t('offer.closes')}</p>}
          <p>{t('offer.money')}</p>
          <Ask offer={offer} way={way} error={error} />
        </div>
      </details>
    </>
  )
}

function Terms({ offer: { amountPaise, until, refusals, usage } }: { offer: Offer }) {
  const { t } = useTranslation('refunds')
  const { dateTime } = useFormat()
  const amount = rupees(amountPaise)
  if (until === null) return <p>{t('offer.stray', { amount })}</p>
  if (refusals.length === 0)
    return (
      <>
        <p>{t('offer.atOnce', { amount, until: dateTime(until) })}</p>
        {usage && <UsageLine usage={usage} />}
      </>
    )
  return (
    <>
      <p>{t('offer.ask', policyValues)}</p>
      <RefusalList refusals={refusals} />
      {usage && <UsageLine usage={usage} />}
      <p className="mt-2">{t('offer.person')}</p>
    </>
  )
}

function Ask({ offer, way, error }: Props & { way: 'atOnce' | 'ask' }) {
  const { t } = useTranslation('refunds')
  const fields = { intent: refundIntents.ask }
  const isAsking = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <HiddenFields fields={fields} />
      <TextArea
        label={t('reason')}
        name="reason"
        rows={3}
        maxLength={1_000}
        required={way === 'ask'}
        hint={t(`reasonHint.${way}`)}
        {...(error !== null && { error })}
      />
      <Button type="submit" disabled={isAsking} className="justify-self-start">
        {isAsking ? t('common:waiting') : t(`button.${way}`, { amount: rupees(offer.amountPaise) })}
      </Button>
    </Form>
  )
}

/** Link to the policy, below everything that is said of a refund. */
export function PolicyLink() {
  const { t } = useTranslation('refunds')
  return (
    <a href={paths.refund()} className="link inline-flex min-h-11 items-center">
      {t('policy')}
    </a>
  )
}
