import type { CSSProperties } from 'react'
import covers from '../../faces/covers.svg?no-inline'
import { classes } from '../classes.ts'
import { patternOf, variantOf } from './names.ts'

/** Ground, and the two colours of a pattern: ink of the hue on its soft ground, on grey paper that shows on every ground, and paper on the hue. */
const schemes = [
  ['bg-subject-soft', 'subject', 'surface'],
  ['bg-sunken', 'subject', 'subject-soft'],
  ['bg-subject', 'on-cover', 'subject-soft'],
] as const

/** View box, and the crops: left and top edge and side of the square of a pattern. */
const shapes = {
  wide: ['0 0 320 180', [124, 6, 176], [134, -8, 196], [104, -30, 226]],
  book: ['0 0 180 240', [12, 72, 168], [30, 84, 170], [26, 84, 140]],
  tile: ['0 0 120 120', [14, 14, 92], [14, 14, 92], [14, 14, 92]],
} as const

const looks = { wide: 'aspect-video', book: 'aspect-3/4', tile: 'aspect-square' }

type Props = { subject: string; seed: string; shape: keyof typeof shapes; className?: string }

/** Cover drawn from the pattern of a subject; the seed, such as an id, varies its colours and crop. Decorative. */
export function SubjectCover({ subject, seed, shape, className }: Props) {
  const [viewBox, ...crops] = shapes[shape]
  const name = patternOf(subject)
  const variant = variantOf(seed, 9)
  const [ground, main, other] = schemes[variant % 3] ?? schemes[0]
  const part = (symbol: string, [x, y, side]: readonly number[], opacity?: number) => (
    <use href={`${covers}#${symbol}`} x={x} y={y} width={side} height={side} opacity={opacity} />
  )
  return (
    <svg
      aria-hidden
      viewBox={viewBox}
      data-subject={name}
      className={classes('shrink-0 overflow-hidden rounded-md', ground, looks[shape], className)}
      style={{ '--main': `var(--${main})`, '--other': `var(--${other})` } as CSSProperties}
    >
      {variant % 3 === 2 && <path d="M0 0h320v240H0z" fill="var(--paper)" opacity="var(--veil)" />}
      {/* The pattern again, large and faint behind itself. */}
      {shape === 'wide' && part(name, [-120, -60, 300], 0.1)}
      {part(name, crops[Math.floor(variant / 3)] ?? crops[0])}
      {shape !== 'tile' && part(shape, [0, 0, 240])}
    </svg>
  )
}
