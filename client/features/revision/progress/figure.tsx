import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Cell = string | number

export type Table = { head: readonly string[]; rows: readonly (readonly Cell[])[] }

type Props = {
  id: string
  title: string
  /** Says what the picture shows, from how much data. */
  sentence: ReactNode
  chart?: ReactNode
  /** The next act that follows from it. */
  act?: ReactNode
  table?: Table
}

/** Figure of the page: a sentence, a picture, its data as a table, and what to do next. */
export function Figure({ id, title, sentence, chart, act, table }: Props) {
  return (
    <section aria-labelledby={id} className="card p-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-reading">{sentence}</p>
      {chart && <div className="mt-3">{chart}</div>}
      {act && <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">{act}</div>}
      {table && <DataTable label={title} {...table} />}
    </section>
  )
}

function DataTable({ label, head, rows }: Table & { label: string }) {
  const { t } = useTranslation('progress')
  return (
    <details className="group mt-2">
      <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        {t('table')}
      </summary>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
        <table className="tabular w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-edge">
              {head.map((name, column) => (
                <th key={name} scope="col" className={`px-2 py-1.5 ${alignOf(column)}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join(' ')} className="border-b border-hairline">
                {cells.map((cell, column) => (
                  <td key={head[column]} className={`px-2 py-1.5 ${alignOf(column)}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const alignOf = (column: number): string => (column === 0 ? 'text-start' : 'text-end')
