import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

/** Section of the page with an anchor of its own. */
export function Section({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Subsection under a line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-hairline pt-5">
      <h3 className="text-lg">{title}</h3>
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
