import { useTranslation } from '../../../i18n/use-translation.ts'

type Row = { number: number; note: string | null; cells: string[] }

/** Table of the shifts, one row each, with a note under the name. */
export function ShiftTable({ heads, rows }: { heads: string[]; rows: Row[] }) {
  const { t } = useTranslation('normalisation')
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('shifts')}>
      <table className="w-full max-w-xl border-collapse text-sm tabular">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pe-3 text-start">
              {t('shifts')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1.5 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, note, cells }) => (
            <tr key={number} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {t('shift', { number })}
                {note && <span className="block text-muted">{note}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index]} className="px-2 py-1.5 text-end align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
