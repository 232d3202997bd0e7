import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { writtenLanguage } from '../../../i18n/written-language.ts'

type Heading = { name: string; label: string; isNumber: boolean }

/** Table of a tab; on a phone its rows are cards. */
export function SalesTable({ label, headings, children }: { label: string; headings: Heading[]; children: ReactNode }) {
  return (
    <div className="md:overflow-x-auto">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="max-md:hidden">
          <tr className="border-b border-edge text-start">
            {headings.map(({ name, label: heading, isNumber }) => (
              <th key={name} scope="col" className={`px-2 py-2 font-semibold ${isNumber ? 'text-end' : 'text-start'}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">{children}</tbody>
      </table>
    </div>
  )
}

/** Classes of a cell; on a phone cells share lines. */
export const rowCell = 'px-2 py-2 align-top'

type RowProps = {
  title: string
  /** Address that opens it. */
  to: string
  state: ReactNode
  index: number
  isCurrent: boolean
  children: ReactNode
}

/** Row of a tab, whose first cell is a link with a state. */
export function SalesRow({ title, to, state, index, isCurrent, children }: RowProps) {
  return (
    <tr
      data-row={index}
      aria-current={isCurrent ? 'true' : undefined}
      className="border-b border-hairline hover:bg-sunken aria-[current=true]:bg-primary-soft max-md:flex flex-wrap"
    >
      <th scope="row" className="px-2 py-2 text-start align-top font-normal max-md:basis-full">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={to}
            lang={writtenLanguage(title)}
            className="font-semibold text-ink [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
          {state}
        </span>
      </th>
      {children}
    </tr>
  )
}
