import { difficulties } from '../../questions/levels.ts'
import type { AnalysedQuestion, DifficultySplit, MarksSplit, TopicKey } from './contract.ts'

type Scored = Pick<AnalysedQuestion, 'verdict' | 'units' | 'maxUnits' | 'ms' | 'counts'>

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** Marks that a question could have earned and did not. */
const missed = ({ units, maxUnits }: Scored): number => maxUnits - Math.max(0, units)

/** Marks gained and lost in some questions. */
export const splitMarks = (questions: readonly Scored[]): MarksSplit => {
  const of = (verdict: Scored['verdict']) => questions.filter((question) => question.verdict === verdict)
  const [right, partial, wrong] = [of('correct'), of('partial'), of('wrong')]
  // Beyond the cap of a section and in one that was not taken, nothing was to be earned.
  const skipped = of('skipped').filter(({ counts, maxUnits }) => counts || maxUnits > 0)
  return {
    questions: right.length + partial.length + wrong.length + skipped.length,
    maxUnits: sum(questions, ({ maxUnits }) => maxUnits),
    units: sum(questions, ({ units }) => units),
    gained: sum(questions, ({ units }) => Math.max(0, units)),
    penalty: sum(questions, ({ units }) => Math.max(0, 0 - units)),
    missedWrong: sum([...right, ...partial, ...wrong], missed),
    missedSkipped: sum(of('skipped'), missed),
    right: right.length,
    partial: partial.length,
    wrong: wrong.length,
    skipped: skipped.length,
    ms: sum(questions, ({ ms }) => ms),
  }
}

/** Marks lost: missed and taken off. */
export const lostUnits = ({ maxUnits, units }: Pick<MarksSplit, 'maxUnits' | 'units'>): number => maxUnits - units

type Placed = Scored & Pick<AnalysedQuestion, 'subject' | 'topic' | 'difficulty'>

/** Splits by topic of the paper, those that lost most first. */
export const splitTopics = (questions: readonly Placed[]): (MarksSplit & TopicKey)[] =>
  [...Map.groupBy(questions, ({ subject, topic }) => `${subject} ${topic}`).values()]
    .flatMap((own) => {
      const [first] = own
      return first ? [{ subject: first.subject, topic: first.topic, ...splitMarks(own) }] : []
    })
    .filter(({ questions: counted }) => counted > 0)
    .toSorted((one, other) => lostUnits(other) - lostUnits(one))

/** Splits by difficulty, easy first. */
export const splitDifficulties = (questions: readonly Placed[]): DifficultySplit[] =>
  difficulties
    .map((difficulty) => ({ difficulty, ...splitMarks(questions.filter((each) => each.difficulty === difficulty)) }))
    .filter(({ questions: counted }) => counted > 0)
