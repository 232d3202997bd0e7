import type { SessionUser } from '../../../domain/accounts/contract.ts'

/** The first letter of the name, or of the e-mail where there is no name. */
export function Avatar({ user, className = 'size-9 text-base' }: { user: SessionUser; className?: string }) {
  const [initial = '?'] = user.displayName?.trim() || user.email
  return (
    <span
      aria-hidden
      className={`inline-flex items-center justify-center rounded-full bg-primary font-semibold text-on-primary ${className}`}
    >
      {initial.toUpperCase()}
    </span>
  )
}
