import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './faces/illustration.tsx'

type Props = {
  title?: string
  text: string
  action?: ReactNode
  /** Drawing above the words, for screens of students. */
  illustration?: IllustrationName
}

/** Empty list with its reason and the next step. */
export function EmptyState({ title, text, action, illustration }: Props) {
  return (
    <div className="my-6 rounded-md border border-dashed border-edge px-4 py-6 text-center">
      {illustration && <Illustration name={illustration} className="mb-3 h-24 w-32" />}
      {title && <p className="text-lg font-semibold">{title}</p>}
      <p className="mx-auto mt-1 max-w-reading text-muted">{text}</p>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
