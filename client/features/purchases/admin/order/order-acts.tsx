import { Form, useLocation, useNavigation } from 'react-router'
import { orderActs } from '../../../../../domain/purchases/order-acts.ts'
import type { OfficeOrder } from '../../../../../domain/purchases/office-orders.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ReasonedButton } from '../../../../office/frame/reasoned-button.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'

/** Acts on an order, each a link to its form or a reason why it is impossible now. */
export function OrderActs({ order: { refusals } }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  const { pathname } = useLocation()
  return (
    <div role="group" aria-label={t('acts.label')} className="flex flex-wrap gap-2">
      {orderActs.map((act) => {
        const refusal = refusals[act]
        const label = t(`acts.${act}`)
        if (refusal !== null)
          return (
            <ReasonedButton key={act} look="secondary" reason={t(`refused.${refusal}`)}>
              {label}
            </ReasonedButton>
          )
        return act === 'ask' ? (
          <AskForm key={act} label={label} />
        ) : (
          <LinkButton
            key={act}
            look={act === 'refund' ? 'danger' : 'secondary'}
            to={`${pathname}?${new URLSearchParams({ act })}`}
            preventScrollReset
          >
            {label}
          </LinkButton>
        )
      })}
    </div>
  )
}

/** Asks the gateway, which changes nothing by itself. */
function AskForm({ label }: { label: string }) {
  const { t } = useTranslation()
  const fields = { intent: 'ask' }
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post">
      <HiddenFields fields={fields} />
      <Button type="submit" look="secondary" disabled={isBusy}>
        {isBusy ? t('waiting') : label}
      </Button>
    </Form>
  )
}
