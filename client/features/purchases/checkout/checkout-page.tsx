import type { Quote } from '../../../../domain/purchases/checkout.ts'
import { paths } from '../../../../domain/paths.ts'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-action.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutData } from './checkout-loader.ts'
import { PaymentForm } from './payment-form.tsx'
import type { Closed } from './read-quote.ts'

/** What is bought, its price, and the form that leads to the payment. */
export function CheckoutPage({ data, answer }: { data: CheckoutData; answer: CheckoutAnswer | undefined }) {
  if (answer && 'placed' in answer)
    return answer.placed.payment && <PaymentForm orderId={answer.placed.orderId} payment={answer.placed.payment} />
  const quote = answer?.quote ?? data.quote
  if ('closed' in quote) return <NotOpen reason={quote.closed} />
  return (
    <>
      <Heading quote={quote} />
      <div className="mt-4 grid gap-3">
        {answer?.form.refusal?.code === 'purchases.price_changed' && (
          <Changed from={answer.shownPaise} to={quote.totalPaise} />
        )}
        <Notes quote={quote} />
      </div>
      {!quote.notes.includes('forGood') && <CheckoutForm data={data} quote={quote} answer={answer?.form} />}
    </>
  )
}

function Heading({ quote: { kind, title, endsAt } }: { quote: Quote }) {
  const { t } = useTranslation('checkout')
  const { date } = useFormat()
  return (
    <>
      <p className="text-sm font-semibold text-primary">{t(`orders:kinds.${kind}`)}</p>
      <h1 className="mt-1 text-2xl md:text-3xl">
        <BilingualText text={title} />
      </h1>
      <p className="mt-1 text-muted">{endsAt === null ? t('noEnd') : t('until', { date: date(endsAt) })}</p>
    </>
  )
}

function Changed({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation('checkout')
  return (
    <Notice tone="warning" title={t('changed.title')}>
      {t('changed.text', { old: rupees(from), now: rupees(to) })}
    </Notice>
  )
}

function Notes({ quote: { notes, endsAt } }: { quote: Quote }) {
  const { t } = useTranslation('checkout')
  const { date } = useFormat()
  return notes.map((note) => (
    <Notice key={note} tone={note === 'contains' ? 'info' : 'warning'}>
      {note === 'owned' && endsAt === null
        ? t('notes.ownedNoEnd')
        : t(`notes.${note}`, { date: endsAt === null ? '' : date(endsAt) })}
    </Notice>
  ))
}

function NotOpen({ reason }: { reason: Closed['closed'] }) {
  const { t } = useTranslation('checkout')
  const key = reason === 'purchases.not_on_sale' ? 'not_on_sale' : 'not_set_up'
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <EmptyState
        title={t(`closed.${key}.title`)}
        text={t(`closed.${key}.text`)}
        action={
          <>
            <LinkButton to={paths.tests()}>{t('closed.see')}</LinkButton>
            <LinkButton to={paths.myPurchases()} look="secondary">
              {t('closed.mine')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
