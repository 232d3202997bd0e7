import type { Answer, Paper, PaperQuestion, Response } from '../../domain/attempts/contract.ts'
import type { Difficulty, QuestionKey } from '../../domain/questions/contract.ts'
import { acceptedBy, match, optionsOf, partsOf } from '../../domain/questions/kinds/presentation.ts'
import { categories } from '../../domain/accounts/student-profile.ts'
import type { Certainty } from '../../domain/revision/certainty.ts'

/**
 * Generates synthetic students and their answers to a paper from seeded random numbers, by a three-parameter logistic
 * model (item response theory) with ability, difficulty, discrimination, guessing and time. For demo data only.
 */
export type Random = () => number

export type SyntheticStudent = {
  uid: string
  name: string
  birthDate: string
  category: (typeof categories)[number]
  /** Standard normal across students. */
  ability: number
}

/** Facts of a question that the paper does not hold. */
export type Facts = { difficulty: Difficulty; targetMs: number; key: QuestionKey }

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** Box-Muller transform. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const twoDigits = (number: number): string => String(number).padStart(2, '0')

export const syntheticStudents = (count: number, random: Random): SyntheticStudent[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `demo-student-${index + 1}`,
    name: `Demo student ${index + 1}`,
    birthDate: `${1994 + Math.floor(random() * 12)}-${twoDigits(1 + Math.floor(random() * 12))}-${twoDigits(1 + Math.floor(random() * 28))}`,
    category: pick(categories, random),
    ability: normal(random),
  }))

const levels: Record<Difficulty, number> = { easy: -1, medium: 0.1, hard: 1.1 }

/** Parameters of a question, equal for all students: difficulty within its level, and discrimination. */
const itemOf = ({ id }: PaperQuestion, { difficulty }: Facts) => {
  let mixed = 0
  for (const letter of id) mixed = (mixed * 31 + letter.charCodeAt(0)) % 1_000
  return { difficulty: levels[difficulty] + mixed / 1_000 - 0.5, discrimination: 0.8 + (mixed % 97) / 97 }
}

/** An answer that the key accepts. */
export const rightAnswer = (key: QuestionKey): Answer =>
  match(acceptedBy(key), {
    options: ({ optionIds }) => ({ optionIds }),
    rows: ({ rows }) => ({ rows }),
    range: ({ min }) => ({ value: min }),
    texts: ({ texts }) => ({ value: texts[0] ?? '' }),
  })

/** Half of a right answer where possible, else a wrong one: the answer of a student who does not know. */
export const guessedAnswer = (question: PaperQuestion, key: QuestionKey, random: Random): Answer =>
  match(acceptedBy(key), {
    options: ({ optionIds }) => guessOptions(optionsOf(question), optionIds, random),
    rows: ({ rows }) => {
      const columns = partsOf(question).flatMap((part) =>
        part.form === 'lists' ? part.columns.map(({ id }) => id) : [],
      )
      return {
        rows: Object.fromEntries(
          Object.entries(rows).map(([row, chosen]) => [row, random() < 0.5 ? chosen : [pick(columns, random)]]),
        ),
      }
    },
    range: ({ min }) => ({ value: String(Math.round(Number(min)) + 1 + Math.floor(random() * 5)) }),
    texts: () => ({ value: 'not sure' }),
  })

const guessOptions = (shown: readonly { id: string }[], keyed: string[], random: Random): Answer => {
  if (keyed.length > 1 && random() < 0.5) return { optionIds: keyed.slice(0, -1) }
  const options = shown.map(({ id }) => id)
  // One distractor attracts more than the others.
  const wrong = options.filter((id) => !keyed.includes(id))
  return {
    optionIds: [
      random() < 0.25 || wrong.length === 0
        ? pick(options, random)
        : random() < 0.5
          ? (wrong[0] ?? '')
          : pick(wrong, random),
    ],
  }
}

const chance = (random: Random, of: number): boolean => random() < of

/** Students guess less where a wrong answer costs more. */
const temptation = ({ marks }: PaperQuestion): number => 0.65 - 0.6 * Math.min(0.5, marks.wrong / marks.correct)

/** Shares of answers called sure and half sure, of right and of wrong ones; the rest are guesses. */
const certaintyShares = { right: { sure: 0.65, half: 0.25 }, wrong: { sure: 0.2, half: 0.4 } }

/** Certainty of a student about an answer, by its correctness. */
export const syntheticCertainty = (isRight: boolean, random: Random): Certainty => {
  const { sure, half } = certaintyShares[isRight ? 'right' : 'wrong']
  const at = random()
  return at < sure ? 'sure' : at < sure + half ? 'half' : 'guess'
}

type Left = Pick<Response, 'answer' | 'status'>

const answerTo = (question: PaperQuestion, { key }: Facts, knows: boolean, random: Random): Left => {
  const tried = knows || chance(random, temptation(question))
  const marked = chance(random, knows ? 0.05 : 0.2)
  if (!tried) {
    if (question.marks.blank !== undefined && optionsOf(question).length > 0 && chance(random, 0.95))
      return { answer: { optionIds: ['na'] }, status: 'answered' }
    return { answer: null, status: marked ? 'marked' : 'not_answered' }
  }
  const slips = chance(random, 0.04)
  const answer = knows && !slips ? rightAnswer(key) : guessedAnswer(question, key, random)
  return { answer, status: marked ? 'answered_marked' : 'answered' }
}

/** A slow reader does not reach the last questions. */
export const syntheticResponses = (
  paper: Paper,
  factsOf: (questionId: string) => Facts,
  { ability }: SyntheticStudent,
  startedAt: number,
  random: Random,
): Response[] => {
  const pace = Math.exp(0.25 * normal(random) - 0.15 * ability)
  const responses: Response[] = []
  let spent = 0
  for (const question of paper.questions) {
    const facts = factsOf(question.id)
    const { difficulty, discrimination } = itemOf(question, facts)
    const knows = chance(random, 1 / (1 + Math.exp(-1.7 * discrimination * (ability - difficulty))))
    const left = answerTo(question, facts, knows, random)
    const share = left.answer === null ? 0.4 : knows ? 0.9 : 1.1
    const ms = Math.round(facts.targetMs * pace * share * Math.exp(0.35 * normal(random)))
    if (spent + ms > paper.durationMs) break
    spent += ms
    responses.push({ questionId: question.id, ...left, at: startedAt + spent, ms })
  }
  return responses
}
