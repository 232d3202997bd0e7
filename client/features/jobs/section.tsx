import type { ReactNode } from 'react'

/** A part of a job's page, found by its address. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-8" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
