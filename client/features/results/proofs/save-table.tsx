import type { ReceiptSave } from '../../../../domain/results/receipt.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Saves of a log in order, each with the hash that covers it and all before. */
export function SaveTable({ saves }: { saves: readonly ReceiptSave[] }) {
  const { t } = useTranslation('receipts')
  const { dateTime } = useFormat()
  return (
    <div className="wide">
      <table className="w-full border-collapse text-sm tabular">
        <thead>
          <tr className="border-b border-edge">
            {[t('number'), t('received'), t('steps'), t('hash')].map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-3 text-start">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {saves.map(({ revision, receivedAt, events, hash }) => (
            <tr key={revision} className="border-b border-edge">
              <td className="py-1.5 pe-3">{revision}</td>
              <td className="py-1.5 pe-3">{dateTime(receivedAt)}</td>
              <td className="py-1.5 pe-3">{events}</td>
              <td className="py-1.5 pe-3 font-mono">{hash.slice(0, 16)}…</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
