import type { SessionUser } from '../../../domain/accounts/contract.ts'
import { classes } from '../../ui/classes.ts'

type Props = {
  user: Pick<SessionUser, 'displayName' | 'email' | 'photoURL'>
  /** Shown in place of the saved picture: one that was chosen but not yet saved. */
  preview?: string | null
  className?: string
}

/** True for an address of this site; the content security policy blocks pictures of others. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address)

/** The picture, otherwise the initial of the name or of the e-mail address. */
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
