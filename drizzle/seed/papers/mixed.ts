import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

/** Questions of one passage stay together. */
const groupsOf = (questions: AuthoredQuestion[]): AuthoredQuestion[][] => [
  ...Map.groupBy(questions, ({ code, passage }) => passage ?? code).values(),
]

/** The subjects mixed as in the exam: each is spread evenly over the paper. */
export const mixed = (parts: readonly { questions: AuthoredQuestion[] }[]): AuthoredQuestion[] =>
  parts
    .map(({ questions }) => groupsOf(questions))
    .flatMap((groups) => groups.map((questions, index) => ({ questions, place: (index + 0.5) / groups.length })))
    .sort((one, other) => one.place - other.place)
    .flatMap(({ questions }) => questions)
