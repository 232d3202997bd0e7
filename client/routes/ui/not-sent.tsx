import type { ReactNode } from 'react'

/** Box whose forms are not sent: the showcase has no action. */
export function NotSent({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={className}
      onSubmitCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {children}
    </div>
  )
}
