import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Bilingual } from '../../domain/questions/text.ts'
import { BilingualText } from './bilingual-text.tsx'
import { classes } from './classes.ts'

/** List of `ItemRow`: lines on a phone, cards beside each other on wider screens. */
export function ItemRows({ children }: { children: ReactNode }) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline sm:grid sm:grid-cols-2 sm:gap-4 sm:divide-y-0 sm:border-y-0 lg:grid-cols-3">
      {children}
    </div>
  )
}

const widths = {
  /** Emblem of 40 px. */
  emblem: '',
  book: 'w-12 sm:w-18',
  /** On top of a card. */
  wide: 'w-28 sm:w-full',
}

type Props = {
  to: string
  title: Bilingual
  /** Level of the title, one below the heading above the list. */
  heading?: 'h2' | 'h3'
  /** Picture before the words. */
  cover: ReactNode
  shape: keyof typeof widths
  /** Line above the title, on wide screens. */
  over?: ReactNode
  /** Text below the title, on wide screens. */
  summary: Bilingual
  /** Facts, with what sets the item apart at their end. */
  children: ReactNode
}

/** Item of a list: a line with its picture on a phone, else a card. All of it is a link. */
export function ItemRow({ to, title, heading: Heading = 'h2', cover, shape, over, summary, children }: Props) {
  const isWide = shape === 'wide'
  return (
    <article
      className={classes(
        'relative flex gap-3 py-3 sm:rounded-md sm:border sm:border-hairline sm:bg-surface sm:transition-colors sm:hover:border-primary',
        isWide ? 'sm:flex-col sm:overflow-hidden sm:pt-0 sm:pb-4' : 'sm:gap-4 sm:p-4',
      )}
    >
      <div className={classes('shrink-0', widths[shape])}>{cover}</div>
      <div className={classes('flex min-w-0 grow flex-col justify-center gap-0.5 sm:gap-1.5', isWide && 'sm:px-4')}>
        {over && <p className="text-sm text-muted max-sm:hidden">{over}</p>}
        <Heading className="text-base sm:text-lg">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
            <BilingualText text={title} />
          </Link>
        </Heading>
        <p className="grow text-sm text-muted max-sm:hidden">
          <BilingualText text={summary} />
        </p>
        <div className="text-sm text-muted sm:pt-2">{children}</div>
      </div>
    </article>
  )
}
