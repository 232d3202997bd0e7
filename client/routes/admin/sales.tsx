import { apiContext } from '../../context.ts'
import { ReportTab } from '../../features/purchases/admin/report/report-tab.tsx'
import { OrdersTab } from '../../features/purchases/admin/orders/orders-tab.tsx'
import { StuckTab } from '../../features/purchases/admin/stuck/stuck-tab.tsx'
import { RefundsTab } from '../../features/purchases/admin/refunds/refunds-tab.tsx'
import { refundAnswerOf } from '../../features/purchases/admin/refunds/refund-sends.ts'
import { OffersTab } from '../../features/purchases/admin/offers/offers-tab.tsx'
import { saleAnswerOf } from '../../features/purchases/admin/offers/offer-form.ts'
import { couponAnswerOf } from '../../features/purchases/admin/coupons/coupon-form.ts'
import { CouponsTab } from '../../features/purchases/admin/coupons/coupons-tab.tsx'
import { ReconciliationTab } from '../../features/purchases/admin/reconciliation/reconciliation-tab.tsx'
import { salesAction, type SalesAnswer } from '../../features/purchases/admin/sales-action.ts'
import { loadSales, salesTabs, type SalesData } from '../../features/purchases/admin/load-sales.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Tabs } from '../../office/frame/tabs.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/sales.ts'

export const handle = { strings: ['office', 'business', 'purchases'], audience: 'admin' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadList(loadSales(context.get(apiContext), new URL(request.url).searchParams), request)

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  salesAction(context.get(apiContext), url, await request.formData())

export { shouldRevalidate } from './after-conflict.ts'

/** Turnover and tax, orders, refunds, offers, coupons and their reconciliation. */
export default function AdminSales({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('salesFrame')
  const tabs = salesTabs.map((tab) => ({ tab, label: t(`tabs.${tab || 'report'}`) }))
  return (
    <>
      <PageHead title={t('title')} description={t('description')} index={false} />
      <PageHeading title={t('title')} tabs={<Tabs label={t('tabs.label')} tabs={tabs} shown={loaderData.tab} />} />
      <PageBody>
        <Shown shown={loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}

function Shown({ shown, answer }: { shown: SalesData; answer: SalesAnswer | undefined }) {
  switch (shown.tab) {
    case '':
      return <ReportTab data={shown.data} answer={answer && 'refusal' in answer ? answer : undefined} />
    case 'orders':
      return <OrdersTab data={shown.data} answer={answer && 'refusal' in answer ? answer : undefined} />
    case 'stuck':
      return <StuckTab data={shown.data} answer={saleAnswerOf(answer)} />
    case 'refunds':
      return <RefundsTab data={shown.data} answer={refundAnswerOf(answer)} />
    case 'offers':
      return <OffersTab data={shown.data} answer={saleAnswerOf(answer)} />
    case 'coupons':
      return <CouponsTab data={shown.data} answer={couponAnswerOf(answer)} />
    case 'reconciliation':
      return <ReconciliationTab data={shown.data} answer={saleAnswerOf(answer)} />
  }
}
