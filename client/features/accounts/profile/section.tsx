import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

/** A part of the page that an address can name. */
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

/** A part of a section, under a line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-hairline pt-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  )
}

type MoreProps = {
  summary: string
  /** Open from the start: what is in it was answered. */
  open: boolean
  children: ReactNode
}

/** A form that is not needed every day. */
export function More({ summary, open, children }: MoreProps) {
  return (
    <details open={open} className="group">
      <summary className="link inline-flex min-h-11 items-center">{summary}</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
