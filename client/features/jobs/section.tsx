import type { ReactNode } from 'react'

/** Part of the job page with its own anchor. */
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
