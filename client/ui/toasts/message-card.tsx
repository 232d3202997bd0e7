import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { tones, type Tone } from '../tones.tsx'

/** The frame of a toast: its tone, its words, and what stands at its end. */
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

/** The cross at the end of a toast. Nothing in it is hit by the pointer but the button, which swipes leave alone. */
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
