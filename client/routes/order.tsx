import { apiContext } from '../context.ts'
import { orderAction, orderLoader } from '../features/purchases/order/order-data.ts'
import { OrderPage } from '../features/purchases/order/order-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/order.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['purchases', 'student'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  orderLoader(request, { api: context.get(apiContext), orderId: params.orderId })

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  orderAction(request, await request.formData(), { api: context.get(apiContext), orderId: params.orderId })

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('orderPage')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-2xl">
        <OrderPage {...loaderData} answer={actionData} />
      </div>
    </div>
  )
}
