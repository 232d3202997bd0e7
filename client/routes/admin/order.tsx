import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { loadOrder } from '../../features/purchases/admin/order/load-order.ts'
import { orderAction } from '../../features/purchases/admin/order/order-action.ts'
import { OrderScreen } from '../../features/purchases/admin/order/order-screen.tsx'
import { OrderBadge } from '../../features/purchases/admin/orders/order-state.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/order.ts'

export const handle = {
  strings: ['office', 'business', 'purchases', 'student'],
  audience: 'admin',
} satisfies PageHandle

export const loader = ({ request, context, params: { orderId } }: Route.LoaderArgs) =>
  loadOrder(context.get(apiContext), new URL(request.url).searchParams, orderId)

export const action = async ({ request, context, url, params: { orderId } }: Route.ActionArgs) =>
  orderAction(context.get(apiContext), url, orderId, await request.formData())

/** Loads the page again after a refused form, so that a conflict shows the newest state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409

export default function AdminOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('officeOrders')
  const { choose } = useBilingual()
  const { order } = loaderData
  const { text: title, lang } = choose(order.title)
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading
        title={title}
        lang={lang}
        back={{ to: officePaths.adminSalesTab('orders'), label: t('back') }}
        state={<OrderBadge order={order} />}
      />
      <PageBody>
        <OrderScreen data={loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}
