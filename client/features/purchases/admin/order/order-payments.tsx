import { useLocation } from 'react-router'
import type { OfficeOrder } from '../../../../../domain/purchases/office-orders.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { LinkButton } from '../../../../ui/button.tsx'

/** Payments of an order; one that opened nothing can be given back by itself. Nothing for an order paid as it should be. */
export function OrderPayments({ order: { payments } }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  const { pathname } = useLocation()
  if (payments.every(({ refusal }) => refusal === 'own' || refusal === 'not_captured')) return null
  return (
    <section aria-labelledby="payments-title" className="min-w-0">
      <h2 id="payments-title" className="text-lg">
        {t('payments.label')}
      </h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {payments.map(({ id, paise, currency, refusal }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="tabular min-w-0 grow [overflow-wrap:anywhere]">
              {currency === 'INR' ? '₹' : `${currency} `}
              {rupees(paise)} · {id}
              {refusal !== null && <span className="block text-sm text-muted">{t(`payments.${refusal}`)}</span>}
            </span>
            {refusal === null && (
              <LinkButton
                look="danger"
                to={`${pathname}?${new URLSearchParams({ act: 'refund', payment: id })}`}
                preventScrollReset
              >
                {t('payments.give')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
