import type { ReactNode } from 'react'

/** Empty list with its reason and the next step. */
export function EmptyState({ title, text, action }: { title?: string; text: string; action?: ReactNode }) {
  return (
    <div className="my-6 rounded-md border border-dashed border-edge px-4 py-8 text-center">
      {title && <p className="text-lg font-semibold">{title}</p>}
      <p className="mx-auto mt-1 max-w-reading text-muted">{text}</p>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
