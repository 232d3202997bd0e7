import emblems from '../../faces/emblems.svg?no-inline'
import { classes } from '../classes.ts'
import { emblemOf } from './names.ts'

const sizes = { 40: 'size-10', 56: 'size-14', 72: 'size-18' }

type Props = {
  /** Target such as 'ssc', or the id of an exam such as 'exm_ssc'. */
  exam: string
  size?: keyof typeof sizes
  className?: string
}

/** Emblem of an exam, beside its name: decorative. It takes its colours from the theme. */
export function ExamEmblem({ exam, size = 40, className }: Props) {
  const name = emblemOf(exam)
  return (
    <svg
      aria-hidden
      data-exam={name}
      className={classes('shrink-0 rounded-md bg-subject-soft text-ink', sizes[size], className)}
    >
      <use href={`${emblems}#${name}`} />
    </svg>
  )
}
