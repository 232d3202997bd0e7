import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

export type Cell = string | number

/** Head and rows of a table; the first cell of a row is its name. */
export type TableData = { head: readonly Cell[]; rows: readonly (readonly Cell[])[] }

type Props = {
  id: string
  title: string
  /** Says in words what the chart shows and from how much data, or which data is missing. */
  sentence: ReactNode
  chart?: ReactNode
  table?: TableData | null
  /** Link or button of the next step. */
  act?: ReactNode
}

/** A part of the analysis: sentence, chart, next step, and the same data as a table. */
export function Part({ id, title, sentence, chart, table, act }: Props) {
  const { t } = useTranslation('result')
  return (
    <section id={id} className="scroll-mt-20">
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 max-w-3xl text-sm text-muted">{sentence}</p>
      {chart}
      {act && <div className="mt-2">{act}</div>}
      {table && table.rows.length > 0 && (
        <details className="group">
          <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
            <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
            {t('table')}
          </summary>
          <Table {...table} label={title} />
        </details>
      )}
    </section>
  )
}

const Table = ({ head: [first, ...heads], rows, label }: TableData & { label: string }) => (
  <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
    <table className="w-full border-collapse text-sm whitespace-nowrap tabular">
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-1.5 pe-3 text-start">
            {first}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="px-2 py-1.5 text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row} className="border-b border-hairline">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="px-2 py-1.5 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
