import type { ReactNode } from 'react'

const tones = {
  neutral: 'border-edge text-ink',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
  primary: 'border-primary text-primary',
  warning: 'border-warning text-warning',
}

/** State of an item in one or two words. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`rounded-full border px-2 text-xs leading-5 font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
