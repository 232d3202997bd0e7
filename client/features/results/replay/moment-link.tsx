import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { momentKey, playerId, useJump } from './jump.ts'

type Props = { at: number; className?: string; label?: string; children: ReactNode }

/** Leads to a moment of the replay: an address of its own, and with script at once. */
export function MomentLink({ at, className = 'link', label, children }: Props) {
  const jump = useJump()
  const search = new URLSearchParams(useLocation().search)
  search.set(momentKey, String(Math.ceil(at / 1_000)))
  return (
    <Link
      to={`?${search}#${playerId}`}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!jump || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        jump(at)
      }}
    >
      {children}
    </Link>
  )
}
