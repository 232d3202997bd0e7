import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'

export const Steps = ({ children }: { children: ReactNode }) => (
  <ul className="card divide-y divide-hairline">{children}</ul>
)

/** Square picture of a step that has no exam or subject. */
export const IconTile = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
    <Icon aria-hidden className="size-5" />
  </span>
)

type TextProps = { title: ReactNode; sub: ReactNode; isMain?: boolean | undefined }

/** Title and what it is about, each in at most two lines. */
export const StepText = ({ title, sub, isMain }: TextProps) => (
  <>
    <span className="line-clamp-2 leading-snug font-semibold">{title}</span>
    <span className={classes('tabular line-clamp-2 text-sm leading-snug', !isMain && 'text-muted')}>{sub}</span>
  </>
)

/** Thin bar of the part that is done; the text says it too. */
const Share = ({ share }: { share: number }) => (
  <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 block h-1 w-full rounded-full">
    <path d="M0 0h100v1H0z" className="fill-hairline" />
    <path d={`M0 0h${Math.round(share * 100)}v1H0z`} className="fill-primary" />
  </svg>
)

type Props = TextProps & {
  to: string
  tile: ReactNode
  /** Part that is done, 0 to 1. */
  share?: number | null | undefined
  /** Left out on a phone, where the first screen is short. */
  isMore?: boolean | undefined
  /** Shown instead of the arrow. */
  end?: ReactNode
}

/** A step of the student; the whole row opens it. The main one has the page's accent. */
export function StepRow({ to, tile, title, sub, isMain, isMore, share, end }: Props) {
  return (
    <li
      className={classes(
        'relative flex min-h-16 items-center gap-3 px-3 py-1.5 first:rounded-t-md last:rounded-b-md',
        isMain ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
        isMore && 'max-md:hidden',
      )}
    >
      {tile}
      <Link to={to} className="min-w-0 grow after:absolute after:inset-0 after:rounded-md">
        <StepText title={title} sub={sub} isMain={isMain} />
        {share != null && !isMain && <Share share={share} />}
      </Link>
      {end ?? <ChevronRight aria-hidden className={classes('size-5 shrink-0', !isMain && 'text-muted')} />}
    </li>
  )
}
