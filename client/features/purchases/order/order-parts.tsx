import { Download } from 'lucide-react'
import type { OrderDetails } from '../../../../domain/purchases/checkout.ts'
import { purchasePaths } from '../../../../domain/purchases/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PriceLines } from '../price-lines.tsx'

/** Price, facts and papers of an order. */
export function OrderParts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orderPage')
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl">{t('details')}</h2>
      {order.grantReason === null && <PriceLines price={order} />}
      <Facts order={order} />
      {order.documents.length > 0 && <Papers order={order} />}
    </section>
  )
}

function Facts({ order: { id, createdAt, paidAt, buyerState } }: { order: OrderDetails }) {
  const { t } = useTranslation('orderPage')
  const { dateTime } = useFormat()
  const facts: [string, string][] = [
    [t('number'), id],
    [t('placed'), dateTime(createdAt)],
    ...(paidAt === null ? [] : [[t('paid'), dateTime(paidAt)] satisfies [string, string]]),
    ...(buyerState === null ? [] : [[t('state'), t(`student:state.${buyerState}`)] satisfies [string, string]]),
  ]
  return (
    <dl className="mt-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="ml-auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Papers({ order: { id, documents } }: { order: OrderDetails }) {
  const { t } = useTranslation('orderPage')
  const { date } = useFormat()
  return (
    <>
      <h3 className="mt-5 text-lg">{t('papers')}</h3>
      <ul>
        {documents.map(({ kind, number, issuedAt }) => (
          <li key={number}>
            <a
              href={purchasePaths.taxDocument(id, number)}
              download
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <Download aria-hidden className="size-5" /> {t(`file.${kind}`, { number })}
            </a>{' '}
            <span className="text-sm text-muted">{t('issued', { date: date(issuedAt) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
