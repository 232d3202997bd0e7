import { Link } from 'react-router'
import type { OfficeCoupon } from '../../../../../domain/purchases/office-coupons.ts'
import { groupIndian, rupees } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { When } from '../../../../office/list/changed.tsx'
import { useListKeys } from '../../../../office/list/use-list-keys.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ordersLink } from '../orders/orders-address.ts'
import { rowCell, SalesRow, SalesTable } from '../sales-table.tsx'
import { couponStateOf } from './coupon-form.ts'

type Props = { coupons: readonly OfficeCoupon[]; now: number; addressOf: (id: string) => string }

const columns = ['code', 'terms', 'dates', 'uses', 'changed'] as const
const tones = { on: 'success', coming: 'primary', over: 'warning', off: 'danger' } as const

/** Coupons as a table; on a phone as cards. */
export function CouponTable({ coupons, now, addressOf }: Props) {
  const { t } = useTranslation('officeCoupons')
  const current = useListKeys({ items: coupons, idOf: ({ id }) => id, editorOf: addressOf })
  const headings = columns.map((name) => ({ name, label: t(`list.columns.${name}`), isNumber: name === 'uses' }))
  return (
    <SalesTable label={t('list.label')} headings={headings}>
      {coupons.map((coupon, index) => (
        <SalesRow
          key={coupon.id}
          index={index}
          isCurrent={index === current}
          title={coupon.code}
          to={addressOf(coupon.id)}
          state={<State coupon={coupon} now={now} />}
        >
          <td className={rowCell}>
            <Terms coupon={coupon} />
          </td>
          <td className={coupon.from === null && coupon.to === null ? `${rowCell} max-md:hidden` : rowCell}>
            <Dates coupon={coupon} />
          </td>
          <td className={`${rowCell} tabular sm:text-right`}>
            <Uses coupon={coupon} />
          </td>
          <td className={`${rowCell} text-muted`}>
            <When at={coupon.updatedAt} now={now} /> {coupon.by}
          </td>
        </SalesRow>
      ))}
    </SalesTable>
  )
}

function State({ coupon, now }: { coupon: OfficeCoupon; now: number }) {
  const { t } = useTranslation('officeCoupons')
  const state = couponStateOf(coupon, now)
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

function Terms({ coupon }: { coupon: OfficeCoupon }) {
  const { t } = useTranslation('officeCoupons')
  const { kind, value, cap, leastPaise, perStudent, firstOrderOnly, offerIds, note } = coupon
  const off =
    kind === 'flat'
      ? t('terms.flat', { amount: rupees(value) })
      : cap === null
        ? t('terms.percent', { value })
        : t('terms.capped', { value, cap: rupees(cap) })
  const limits = [
    ...(leastPaise > 0 ? [t('terms.least', { amount: rupees(leastPaise) })] : []),
    ...(firstOrderOnly ? [t('terms.first')] : []),
    ...(perStudent === null ? [] : [t('terms.student', { count: perStudent })]),
    ...(offerIds.length > 0 ? [t('fields.someOffers', { count: offerIds.length })] : []),
    ...(note ? [note] : []),
  ]
  return (
    <>
      <span className="tabular font-semibold">{off}</span>
      {limits.length > 0 && <span className="text-muted md:block"> {limits.join(' · ')}</span>}
    </>
  )
}

function Dates({ coupon: { from, to } }: { coupon: OfficeCoupon }) {
  const { t } = useTranslation('officeCoupons')
  const { dateTime } = useFormat()
  return (
    <>
      {from !== null && <span className="md:block">{t('terms.from', { time: dateTime(from) })} </span>}
      {to !== null && <span className="md:block">{t('terms.to', { time: dateTime(to) })}</span>}
      {from === null && to === null && '–'}
    </>
  )
}

/** Number of orders that use it, a link to them. */
function Uses({ coupon: { code, uses, totalLimit } }: { coupon: OfficeCoupon }) {
  const { t } = useTranslation('officeCoupons')
  const number = countText(uses)
  return (
    <Link to={ordersLink({ coupon: code })} className="link inline-flex min-h-11 items-center gap-1">
      <span className="md:hidden">{t('list.columns.uses')}: </span>
      {totalLimit === null ? number : t('list.usesOf', { number, limit: groupIndian(totalLimit) })}
    </Link>
  )
}
