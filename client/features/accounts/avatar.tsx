import type { SessionUser } from '../../../domain/accounts/contract.ts'
import { classes } from '../../ui/classes.ts'

type Props = {
  user: Pick<SessionUser, 'displayName' | 'email' | 'photoURL'>
  /** Shown in place of the kept picture: one that was chosen and is not saved yet. */
  preview?: string | null
  className?: string
}

/** The content security policy lets no picture of another site be shown. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address)

/** The picture, else the first letter of the name, or of the e-mail where there is no name. */
export function Avatar({ user, preview = null, className = 'size-9 text-base' }: Props) {
  const picture = preview ?? (user.photoURL && isOwn(user.photoURL) ? user.photoURL : null)
  const shape = classes('rounded-full shrink-0', className)
  if (picture) return <img src={picture} alt="" width="256" height="256" className={classes('object-cover', shape)} />
  const [initial = '?'] = user.displayName?.trim() || user.email
  return (
    <span
      aria-hidden
      className={classes('inline-flex items-center justify-center bg-primary font-semibold text-on-primary', shape)}
    >
      {initial.toUpperCase()}
    </span>
  )
}
