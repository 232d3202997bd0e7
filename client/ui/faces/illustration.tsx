import drawings from '../../faces/illustrations.svg?no-inline'
import { classes } from '../classes.ts'

export type IllustrationName = 'empty' | 'offline' | 'not-found' | 'first-result' | 'caught-up' | 'welcome'

/** Drawing of a moment, beside the words that tell it: decorative. */
export function Illustration({
  name,
  className = 'h-30 w-40 max-w-full',
}: {
  name: IllustrationName
  className?: string
}) {
  return (
    <svg aria-hidden viewBox="0 0 160 120" className={classes('mx-auto text-ink', className)}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
