import { Link } from 'react-router'
import type { ListedOrder } from '../../../../../domain/purchases/office-orders.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { When } from '../../../../office/list/changed.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { classes } from '../../../../ui/classes.ts'
import { OrderBadge } from './order-state.tsx'

const columns = ['title', 'state', 'buyer', 'total', 'coupon', 'created'] as const

type Props = { orders: readonly ListedOrder[]; now: number; current: number | null }

/** Rows of the list: a table on a desktop, cards on a phone. */
export function OrdersTable({ orders, now, current }: Props) {
  const { t } = useTranslation('officeOrders')
  return (
    <table className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-md:hidden">
        <tr className="border-b border-edge text-start">
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={classes('px-2 py-1.5 font-semibold text-muted', name === 'total' ? 'text-end' : 'text-start')}
            >
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {orders.map((order, index) => (
          <Row key={order.id} order={order} index={index} now={now} isCurrent={index === current} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'px-2 py-1.5 align-middle whitespace-nowrap max-md:hidden'

function Row({ order, index, now, isCurrent }: { order: ListedOrder; index: number; now: number; isCurrent: boolean }) {
  const { t } = useTranslation('officeOrders')
  const { id, title, buyer, maskedEmail, totalPaise, refundedPaise, coupon, createdAt } = order
  const amount = `₹${rupees(totalPaise)}`
  return (
    <tr
      data-row={index}
      className={classes(
        'border-b border-hairline hover:bg-sunken max-md:block',
        isCurrent && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <td className="max-w-0 min-w-48 px-2 py-1.5 align-middle max-md:block max-md:max-w-none md:w-full">
        <Link
          to={officePaths.adminOrder(id)}
          className="block truncate text-base font-semibold text-ink hover:underline max-md:leading-snug"
        >
          <BilingualText text={title} />
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 py-0.5 text-xs text-muted md:hidden">
          <OrderBadge order={order} />
          <span className="tabular">{amount}</span>
          <span lang={writtenLanguage(buyer)} className="min-w-0 truncate">
            {buyer || t('facts.gone')}
          </span>
          <span className="ms-auto shrink-0">
            <When at={createdAt} now={now} />
          </span>
        </span>
      </td>
      <td className={cell}>
        <OrderBadge order={order} />
      </td>
      <td className={classes(cell, 'max-w-60 truncate')} title={maskedEmail}>
        <span lang={writtenLanguage(buyer)}>{buyer || t('facts.gone')}</span>
      </td>
      <td className={classes(cell, 'text-end tabular-nums')}>
        {amount}
        {refundedPaise > 0 && (
          <span className="block text-xs text-muted">{t('refundedPart', { amount: `₹${rupees(refundedPaise)}` })}</span>
        )}
      </td>
      <td className={cell}>{coupon ?? '–'}</td>
      <td className={cell}>
        <When at={createdAt} now={now} />
      </td>
    </tr>
  )
}
