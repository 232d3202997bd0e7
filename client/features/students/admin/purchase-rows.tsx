import { Link } from 'react-router'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { OrderEntry, RefundEntry } from '../../../../domain/students/timeline.ts'
import { rupees } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

export function OrderRow({ entry: { id, title, state, totalPaise, isGrant } }: { entry: OrderEntry }) {
  const { t } = useTranslation('officeOrders')
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Link to={officePaths.adminOrder(id)} className="link">
        <BilingualText text={title} />
      </Link>
      <Badge tone={state === 'review' ? 'danger' : 'neutral'}>{isGrant ? t('grant') : t(`states.${state}`)}</Badge>
      {!isGrant && <span className="tabular text-sm text-muted">₹{rupees(totalPaise)}</span>}
    </p>
  )
}

export function RefundRow({ entry: { orderId, title, state, amountPaise } }: { entry: RefundEntry }) {
  const { t } = useTranslation('officeOrders')
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Link to={officePaths.adminOrder(orderId)} className="link">
        <BilingualText text={title} />
      </Link>
      <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{t(`refundStates.${state}`)}</Badge>
      <span className="tabular text-sm text-muted">₹{rupees(amountPaise)}</span>
    </p>
  )
}
