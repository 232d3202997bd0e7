import seal from '../../faces/seal.svg?no-inline'
import { classes } from '../classes.ts'

/** Seal of certificates and rank cards. Decorative. */
export const Seal = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 96 124" className={classes('shrink-0', className)}>
    <use href={`${seal}#seal`} />
  </svg>
)

const corners = ['top-0 left-0', 'top-0 right-0 rotate-90', 'bottom-0 right-0 rotate-180', 'bottom-0 left-0 -rotate-90']

/** Ornaments in the four corners of a positioned box. Decorative. */
export const Corners = () =>
  corners.map((place) => (
    <svg key={place} aria-hidden viewBox="0 0 40 40" className={classes('absolute size-10', place)}>
      <use href={`${seal}#corner`} />
    </svg>
  ))
