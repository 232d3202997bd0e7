import type { ReactNode } from 'react'

/** Table of figures: names at the left, numbers at the right; it scrolls sideways by itself. */
export function FiguresBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="tabular w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_td]:text-end [&_td]:align-top [&_td]:whitespace-nowrap [&_th]:py-2 [&_th]:pe-3 [&_th]:text-start [&_th]:align-top [&_thead_th]:font-normal [&_thead_th]:text-muted [&_thead_th:not(:first-child)]:ps-3 [&_thead_th:not(:first-child)]:pe-3 [&_thead_th:not(:first-child)]:text-end [&_tr]:border-b [&_tr]:border-hairline">
        {children}
      </table>
    </div>
  )
}
