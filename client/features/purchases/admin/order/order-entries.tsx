import type { OfficeOrder, OrderEntry } from '../../../../../domain/purchases/office-orders.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'

/** Words of what happened. */
const useEntryText = () => {
  const { t } = useTranslation('officeOrders')
  return (entry: OrderEntry): string => {
    switch (entry.kind) {
      case 'placed':
        return entry.reason === null ? t('entries.placed') : t('entries.granted', { reason: entry.reason })
      case 'payment': {
        const { id, paise, currency, status, method } = entry
        const amount = currency === 'INR' ? `₹${rupees(paise)}` : `${currency} ${rupees(paise)}`
        const text = t('entries.payment', { id, amount, status: t(`statuses.${status as 'captured'}`) })
        return method === null ? text : `${text} (${method})`
      }
      case 'document':
        return t(`entries.${entry.document}`, { number: entry.number })
      case 'refund':
        return t('entries.refund', { amount: `₹${rupees(entry.paise)}`, state: t(`refundStates.${entry.state}`) })
      default:
        return t(`entries.${entry.kind}`)
    }
  }
}

/** What happened to an order, oldest first. */
export function OrderEntries({ order: { entries } }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  const { dateTime } = useFormat()
  const textOf = useEntryText()
  return (
    <section aria-labelledby="entries-title" className="min-w-0">
      <h2 id="entries-title" className="text-lg">
        {t('entries.label')}
      </h2>
      <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${textOf(entry)}`} className="py-2 [overflow-wrap:anywhere]">
            <time dateTime={new Date(entry.at).toISOString()} className="tabular block text-sm text-muted">
              {dateTime(entry.at)}
            </time>
            {textOf(entry)}
            {entry.kind === 'refund' && entry.reason !== '' && (
              <p lang={writtenLanguage(entry.reason)} className="text-sm text-muted">
                “{entry.reason}”
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
