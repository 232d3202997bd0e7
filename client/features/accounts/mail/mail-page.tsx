import type { ReactNode } from 'react'

/** Card of a page that a mail links to. */
export function MailPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card grid gap-5 p-5 sm:p-8">
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  )
}
