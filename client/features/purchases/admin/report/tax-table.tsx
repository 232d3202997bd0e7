import { taxesOf, type SalesSums } from '../../../../../domain/sales/sums.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { money } from './money.ts'

const taxes = [
  ['cgst', 'returnedCgst'],
  ['sgst', 'returnedSgst'],
  ['igst', 'returnedIgst'],
] as const

/** GST of invoices and credit notes, and what is due of it. */
export function TaxTable({ sums }: { sums: SalesSums }) {
  const { t } = useTranslation('salesReport')
  const due = taxesOf(sums)
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{t('tax.title')}</caption>
      <thead className="text-muted">
        <tr>
          <th className="py-1 text-start font-normal">{t('tax.tax')}</th>
          <th className="px-3 text-end font-normal">{t('tax.invoices')}</th>
          <th className="px-3 text-end font-normal">{t('tax.notes')}</th>
          <th className="text-end font-normal">{t('tax.due')}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(([tax, returned]) => (
          <tr key={tax} className="border-t border-hairline">
            <th className="py-1 text-start font-normal">{t(`tax.${tax}`)}</th>
            <td className="px-3 text-end">{money(sums[tax])}</td>
            <td className="px-3 text-end">{money(sums[returned])}</td>
            <td className="text-end">{money(due[tax])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
