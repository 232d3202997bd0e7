import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { tones, type Tone } from './tones.tsx'

type Props = {
  tone?: Tone
  title?: string
  children: ReactNode
  actions?: ReactNode
  className?: string
  /** True when a script may focus it, as after a refused form. */
  focusable?: boolean
}

/** Notice of what happened, what is safe and what to do. Dangers are announced at once, others politely. */
export function Notice({ tone = 'info', title, children, actions, className, focusable }: Props) {
  const { look, icon } = tones[tone]
  return (
    <div
      tabIndex={focusable ? -1 : undefined}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-md border p-4', look, className)}
    >
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
