import type { Difficulty } from '../../domain/questions/levels.ts'
import { chosenOf } from '../../domain/questions/kinds/entered.ts'
import { acceptedBy, keyedOf, optionsOf } from '../../domain/questions/kinds/presentation.ts'
import { placedResponses, scoresFrom, type InlineResponses, type StoredScores } from '../../domain/results/compact.ts'
import type { GivenResponse, QuestionScore } from '../../domain/results/contract.ts'
import { acceptedKeys, isScored } from '../../domain/results/outcomes.ts'
import { noChoice, verdictChoices } from '../../domain/results/statistics/contract.ts'
import type { AcceptedChoices } from '../../domain/results/statistics/flags.ts'
import type { ItemSpec } from '../../domain/results/statistics/item-statistics.ts'
import type { LeveledAnswer } from '../../domain/results/statistics/levels.ts'
import type { ItemOutcome } from '../../domain/results/statistics/tally.ts'
import type { FrozenKeys } from '../questions/keys.usecases.ts'
import type { FrozenPaper } from '../questions/papers.usecases.ts'

type KeyRow = Pick<NonNullable<ReturnType<FrozenKeys['keys']['get']>>, 'key' | 'alternatives' | 'outcome'>

/** An item of a paper that its statistics count. */
export type CountedItem = ItemSpec & {
  questionId: string
  questionVersionId: string
  keyVersion: number
  hasOptions: boolean
  /** Section, whose abilities are apart from those of others, and the author's difficulty. */
  group: string
  difficulty: Difficulty
}

/** Choices of every accepted key; empty for a question without options. */
export const acceptedChoices = (row: KeyRow): AcceptedChoices =>
  acceptedBy(row.key).form === 'options' ? acceptedKeys(row).map(keyedOf) : []

/** Items of a paper that count, in its order; null for those that are left out. */
export const plannedItems = ({ paper, facts }: FrozenPaper, keys: FrozenKeys['keys']): (CountedItem | null)[] => {
  const sectionOf = new Map(
    paper.sections.flatMap(({ id, questionIds }) => questionIds.map((question) => [question, id])),
  )
  return paper.questions.map((question) => {
    const key = keys.get(question.id)
    if (!key || !isScored(key.outcome)) return null
    const options = optionsOf(question).map(({ id }) => id)
    const choices = options.length > 0 ? options : verdictChoices
    return {
      questionId: question.id,
      questionVersionId: key.questionVersionId,
      keyVersion: key.version,
      max: question.marks.correct,
      choices: [...choices, noChoice],
      hasOptions: options.length > 0,
      group: sectionOf.get(question.id) ?? '',
      difficulty: facts.get(question.id)?.difficulty ?? 'medium',
    }
  })
}

const choiceOf = (hasOptions: boolean, { verdict }: QuestionScore, response: GivenResponse | undefined): string => {
  if (verdict === 'skipped') return noChoice
  if (!hasOptions) return verdict
  const chosen = chosenOf(response?.answer ?? null)
  return chosen.length > 1 ? chosen.toSorted().join() : (chosen[0] ?? noChoice)
}

/** Outcomes of the counted items of one attempt; null where an item did not count for the student. */
export const outcomesOf = (
  order: readonly string[],
  items: readonly (CountedItem | null)[],
  stored: { responses: InlineResponses; scores: StoredScores },
): (ItemOutcome | null)[] => {
  const responses = placedResponses(order, stored.responses)
  const outcomes: (ItemOutcome | null)[] = []
  for (const [place, score] of scoresFrom(order, stored.scores).entries()) {
    const [item, response] = [items[place], responses[place]]
    if (!item) continue
    const outcome = {
      choice: choiceOf(item.hasOptions, score, response),
      units: score.units,
      seconds: response ? Math.round(response.ms / 1_000) : null,
    }
    outcomes.push(score.maxUnits === 0 ? null : outcome)
  }
  return outcomes
}

/** Opened items of an attempt as levels learn from them. A blank after a look counts as a wrong answer. */
export const leveledAnswers = (
  items: readonly CountedItem[],
  outcomes: readonly (ItemOutcome | null)[],
): LeveledAnswer[] =>
  items.flatMap(({ group, difficulty, max }, item) => {
    const outcome = outcomes[item]
    if (!outcome || outcome.seconds === null) return []
    return [{ item, group, difficulty, score: Math.min(1, Math.max(0, outcome.units / max)) }]
  })
