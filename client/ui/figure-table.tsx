import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Head and rows of a table; the first cell of a row is its name. */
export type TableData = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** Scrolls a table by itself where it is wider than the screen. */
export const TableRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
)

/** A table that unfolds. */
export function Folded({ title, label = title, children }: { title: string; label?: string; children: ReactNode }) {
  return (
    <details className="group mt-2">
      <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        {title}
      </summary>
      <TableRegion label={label}>{children}</TableRegion>
    </details>
  )
}

/** Table of figures. */
export function FigureTable({ head: [first, ...heads], rows }: TableData) {
  return (
    <table className="tabular w-full max-w-3xl border-collapse text-sm">
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
            {cells.map((cell, column) => (
              <td key={heads[column]} className="px-2 py-1.5 text-end whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The figures of a chart as a table that unfolds. */
export const FoldedTable = ({ title, label, ...table }: TableData & { title: string; label: string }) => (
  <Folded title={title} label={label}>
    <FigureTable {...table} />
  </Folded>
)
