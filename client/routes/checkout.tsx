import { apiContext, pageContext } from '../context.ts'
import { checkoutAction } from '../features/purchases/checkout/checkout-action.ts'
import { checkoutLoader } from '../features/purchases/checkout/checkout-loader.ts'
import { CheckoutPage } from '../features/purchases/checkout/checkout-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/checkout.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['purchases', 'student'], audience: 'student' } satisfies PageHandle

const toolsOf = ({ context, params }: Pick<Route.ActionArgs, 'context' | 'params'>) => ({
  api: context.get(apiContext),
  page: context.get(pageContext),
  offerId: params.offerId,
})

export const loader = (args: Route.LoaderArgs) => checkoutLoader(args.request, toolsOf(args))

export const action = (args: Route.ActionArgs) => load(checkoutAction(args.request, toolsOf(args)))

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-2xl">
        <CheckoutPage data={loaderData} answer={actionData} />
      </div>
    </div>
  )
}
