import type { ReactNode } from 'react'

/** Card of the profile's first page. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Subsection under a line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-hairline pt-5 first:border-t-0 first:pt-0">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  )
}

type DisclosureProps = {
  summary: string
  /** True when its form was just answered. */
  open: boolean
  children: ReactNode
}

/** A form behind a disclosure, because it is rarely used. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details open={open} className="group">
      <summary className="link inline-flex min-h-11 items-center">{summary}</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
