import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { tones, type Tone } from '../tones.tsx'

/** Frame of a toast: tone, text and a control at the end. */
export function MessageCard({ tone, end, children }: { tone: Tone; end: ReactNode; children: ReactNode }) {
  const { look, icon } = tones[tone]
  return (
    <div className={classes('flex w-full gap-3 rounded-md border p-1 pl-4 text-ink shadow-float', look)}>
      <span className="my-2.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1 self-center py-2">{children}</div>
      {end}
    </div>
  )
}

/** Close button of a toast. Only the button takes the pointer, so that swipes work around it. */
export function CloseCross(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink hover:bg-surface"
      {...props}
    >
      <X aria-hidden className="pointer-events-none size-5" />
    </button>
  )
}
