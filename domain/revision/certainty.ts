/** Certainty of a student about an answer. */
export const certainties = ['sure', 'half', 'guess'] as const
export type Certainty = (typeof certainties)[number]

/**
 * Marks by certainty, for practice alone: being sure pays above a share of right answers of 80 %, a guess below 67 %.
 * Source: certainty-based marking of Moodle, https://docs.moodle.org/en/Using_certainty-based_marking.
 */
const marks: Record<Certainty, { right: number; wrong: number }> = {
  sure: { right: 3, wrong: -6 },
  half: { right: 2, wrong: -2 },
  guess: { right: 1, wrong: 0 },
}

export const certaintyMark = (certainty: Certainty, isRight: boolean): number =>
  marks[certainty][isRight ? 'right' : 'wrong']

/** Most marks of an answer. */
export const mostCertaintyMarks = marks.sure.right
