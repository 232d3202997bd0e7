import type { CSSProperties } from 'react'
import covers from '../../faces/covers.svg?no-inline'
import { classes } from '../classes.ts'
import { patternOf, variantOf } from './names.ts'

/** Ground, and the two colours of a pattern: ink of the hue on its soft ground, on plain paper, and paper on the hue. */
const schemes = [
  ['bg-subject-soft', '--subject', '--surface'],
  ['bg-surface', '--subject', '--subject-soft'],
  ['bg-subject', '--on-cover', '--subject-soft'],
] as const

/** View boxes, and the crops: left and top edge and side of the square of a pattern. */
const shapes = {
  wide: {
    width: 320,
    height: 180,
    look: 'aspect-video',
    crops: [
      [124, 6, 176],
      [134, -8, 196],
      [104, -30, 226],
    ],
  },
  book: {
    width: 180,
    height: 240,
    look: 'aspect-3/4',
    crops: [
      [12, 72, 168],
      [30, 84, 170],
      [26, 84, 140],
    ],
  },
  tile: { width: 120, height: 120, look: 'aspect-square', crops: [[14, 14, 92]] },
} as const

/** Label of a book, as on an exercise book. */
const Label = () => (
  <>
    <path d="M32 22h126v40H32z" fill="var(--other)" />
    <path d="M46 36h84M46 48h52" stroke="var(--main)" strokeWidth="4" />
  </>
)

type Props = { subject: string; seed: string; shape: keyof typeof shapes; className?: string }

/** Cover drawn from the pattern of a subject; the seed, such as an id, varies its colours and crop. Decorative. */
export function SubjectCover({ subject, seed, shape, className }: Props) {
  const { width, height, look, crops } = shapes[shape]
  const name = patternOf(subject)
  const pattern = `${covers}#${name}`
  const variant = variantOf(seed, 9)
  const [ground, main, other] = schemes[variant % 3] ?? schemes[0]
  const [x, y, side] = crops[Math.floor(variant / 3) % crops.length] ?? crops[0]
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      data-subject={name}
      className={classes('shrink-0 overflow-hidden rounded-md', ground, look, className)}
      style={{ '--main': `var(${main})`, '--other': `var(${other})` } as CSSProperties}
    >
      {ground === 'bg-subject' && <path d="M0 0h320v240H0z" fill="var(--paper)" opacity="var(--veil)" />}
      {/* The pattern again, large and faint behind itself. */}
      {shape === 'wide' && <use href={pattern} x={-120} y={-60} width={300} height={300} opacity={0.1} />}
      <use href={pattern} x={x} y={y} width={side} height={side} />
      {shape === 'book' && <Label />}
      {shape !== 'tile' && <path d="M0 0h10v240H0z" fill="var(--subject)" />}
    </svg>
  )
}
