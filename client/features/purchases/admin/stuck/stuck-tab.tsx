import { Form, Link, useNavigation } from 'react-router'
import type { StuckOrder } from '../../../../../domain/purchases/office-orders.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { useWhen } from '../../../../office/list/changed.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { Refused } from '../order/act-form.tsx'
import { OrderBadge } from '../orders/order-state.tsx'
import type { StuckData } from './load-stuck.ts'

/** Orders that wait for a person, the longest first, each with its reason and one act. */
export function StuckTab({ data: { items, now }, answer }: { data: StuckData; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeOrders')
  if (items.length === 0) return <EmptyState title={t('stuck.none.title')} text={t('stuck.none.text')} />
  return (
    <div className="grid gap-3">
      {answer && <Refused answer={answer} />}
      <p role="status" className="text-sm text-muted">
        {t('stuck.count', { count: items.length })}
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {items.map((order) => (
          <Line key={order.id} order={order} now={now} />
        ))}
      </ul>
    </div>
  )
}

/** Reasons for which asking the gateway helps. */
const asked: ReadonlySet<StuckOrder['stuck']> = new Set(['silent', 'unfulfilled'])

function Line({ order, now }: { order: StuckOrder; now: number }) {
  const { t } = useTranslation('officeOrders')
  const when = useWhen()
  const { id, title, stuck, review, since, totalPaise, buyer } = order
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{review === null ? t(`stuck.reasons.${stuck}`) : t(`reviews.${review}`)}</p>
        <p className="flex flex-wrap items-center gap-x-2">
          <Link to={officePaths.adminOrder(id)} className="link">
            <BilingualText text={title} />
          </Link>
          <OrderBadge order={order} />
        </p>
        <p className="text-sm text-muted">
          <span className="tabular">₹{rupees(totalPaise)}</span> · <span lang={writtenLanguage(buyer)}>{buyer}</span> ·{' '}
          {t('stuck.since', { when: when(since, now) })} · {t(`stuck.helps.${stuck}`)}
        </p>
      </div>
      {asked.has(stuck) ? (
        <AskForm id={id} />
      ) : (
        <LinkButton
          look="secondary"
          to={stuck === 'refund' ? officePaths.adminSalesTab('refunds') : officePaths.adminOrder(id)}
        >
          {t(stuck === 'refund' ? 'stuck.refunds' : 'stuck.open')}
        </LinkButton>
      )}
    </li>
  )
}

function AskForm({ id }: { id: string }) {
  const { t } = useTranslation('officeOrders')
  const fields = { intent: 'order-ask', id }
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" look="secondary" disabled={isBusy}>
        {isBusy ? t('common:waiting') : t('acts.ask')}
      </Button>
    </Form>
  )
}
