import { useId, type ReactNode } from 'react'
import type { PaletteStatus } from '../../domain/attempts/palette.ts'
import { classes } from './classes.ts'

/** The hall's shapes and hues, darkened until white text has a contrast of 4.5:1. */
const shapes: Record<PaletteStatus, ReactNode> = {
  not_visited: <NotVisited />,
  not_answered: <path d="M2 2h40v24L31 38H13L2 26z" fill="#d63f07" />,
  answered: <path d="M2 38V14L13 2h18l11 12v24z" fill="#208720" />,
  marked: <circle cx="22" cy="20" r="18.5" fill="#674787" />,
  answered_marked: (
    <>
      <circle cx="22" cy="20" r="18.5" fill="#674787" />
      <circle cx="35" cy="31.5" r="7.5" fill="#26b226" stroke="#fff" strokeWidth="1.5" />
      <path
        d="m31.5 31.5 2.5 2.600 4.5-5"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
}

/** Each instance has its own gradient id: a shared one fails when the panel that defines it is hidden. */
function NotVisited() {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f0f0f0" />
          <stop offset="1" stopColor="#bebdba" />
        </linearGradient>
      </defs>
      <rect x="2.5" y="2.5" width="39" height="35" rx="6" fill={`url(#${id})`} stroke="#8e8e8e" />
    </>
  )
}

type Props = { status: PaletteStatus; children?: ReactNode; className?: string }

/** The hall's shape of a status with the number inside. Hidden from screen readers; the caller gives the words. */
export function StatusShape({ status, children, className }: Props) {
  return (
    <span className={classes('relative inline-grid h-10 w-11 shrink-0 place-items-center', className)}>
      <svg viewBox="0 0 44 40" aria-hidden className="absolute inset-0 size-full">
        {shapes[status]}
      </svg>
      <span
        className={classes(
          'relative text-sm leading-none font-semibold tabular',
          status === 'not_visited' ? 'text-[#474747]' : 'text-white',
        )}
      >
        {children}
      </span>
    </span>
  )
}
