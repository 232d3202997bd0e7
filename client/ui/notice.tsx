import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  info: { look: 'border-primary bg-primary-soft', icon: <Info aria-hidden className="text-primary" /> },
  success: { look: 'border-success bg-success-soft', icon: <CircleCheck aria-hidden className="text-success" /> },
  warning: { look: 'border-warning bg-warning-soft', icon: <TriangleAlert aria-hidden className="text-warning" /> },
  danger: { look: 'border-danger bg-danger-soft', icon: <TriangleAlert aria-hidden className="text-danger" /> },
}

type Props = { tone?: keyof typeof tones; title?: string; children: ReactNode; actions?: ReactNode; className?: string }

/** What happened, what is safe, what to do. Dangers interrupt a screen reader, the rest waits. */
export function Notice({ tone = 'info', title, children, actions, className }: Props) {
  const { look, icon } = tones[tone]
  return (
    <div
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
