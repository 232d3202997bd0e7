import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { CursorPage } from '../../../../domain/lists.ts'
import { paths } from '../../../../domain/paths.ts'
import type { OrderSummary } from '../../../../domain/purchases/checkout.ts'
import { purchasePaths } from '../../../../domain/purchases/paths.ts'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'

/** Orders from the newest, with their state in words and their papers. */
export function OrderList({ orders, isFirst }: { orders: CursorPage<OrderSummary>; isFirst: boolean }) {
  const { t } = useTranslation('owned')
  if (orders.items.length === 0 && isFirst) return null
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-xl">{t('orders')}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {orders.items.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      <div className="mt-4 flex justify-center gap-3">
        {!isFirst && (
          <LinkButton to={paths.myPurchases()} look="secondary">
            {t('common:list.first')}
          </LinkButton>
        )}
        {orders.next !== null && (
          <LinkButton to={`${paths.myPurchases()}?${new URLSearchParams({ cursor: orders.next })}`}>
            {t('common:list.next')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

const tones: Partial<Record<OrderSummary['state'], 'success' | 'warning' | 'primary'>> = {
  paid: 'primary',
  fulfilled: 'success',
  review: 'warning',
  pending: 'warning',
}

function Order({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('owned')
  const { date } = useFormat()
  const { id, title, state, totalPaise, createdAt, refund } = order
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={paths.order(id)} className="link min-w-0 font-semibold">
          <BilingualText text={title} />
        </Link>
        <Badge tone={tones[state] ?? 'neutral'}>{t(`orders:states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-muted tabular">
        {date(createdAt)} · {totalPaise === 0 ? t('free') : `₹${rupees(totalPaise)}`}
        {refund !== null && ` · ${t(`refund.${refund}`)}`}
      </p>
      <Papers order={order} />
    </li>
  )
}

/** Papers of an order; for one that waits, the way to pay or to cancel it. */
function Papers({ order: { id, documents, state } }: { order: OrderSummary }) {
  const { t } = useTranslation('orderPage')
  return (
    <div className="flex flex-wrap gap-x-4">
      {state === 'pending' && (
        <Link to={paths.order(id)} className="link inline-flex min-h-11 items-center text-sm">
          {t('owned:goOn')}
        </Link>
      )}
      {documents.map(({ kind, number }) => (
        <a
          key={number}
          href={purchasePaths.taxDocument(id, number)}
          download
          className="link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <Download aria-hidden className="size-5" /> {t(`file.${kind}`, { number })}
        </a>
      ))}
    </div>
  )
}
