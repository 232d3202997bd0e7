import { isLateIn, suggestKind } from '../../revision/mistake-kinds.ts'
import { lossKinds, type AnalysedQuestion, type KindLoss, type LossKind } from './contract.ts'

type Question = Pick<
  AnalysedQuestion,
  | 'questionId'
  | 'sectionId'
  | 'subject'
  | 'topic'
  | 'verdict'
  | 'units'
  | 'maxUnits'
  | 'ms'
  | 'typicalMs'
  | 'isMeasured'
  | 'counts'
>

const isAnswered = ({ verdict, counts }: Question): boolean => counts && verdict !== 'skipped'

/** Kind of a miss by the rules of the mistake book, with the answers of this attempt alone as its history. */
const kindOf = (question: Question, questions: readonly Question[]): LossKind => {
  const { questionId, sectionId, subject, topic, verdict, ms, typicalMs, isMeasured } = question
  if (verdict === 'correct') return 'other'
  const section = questions.filter((each) => each.sectionId === sectionId)
  const others = questions.filter(
    (each) => isAnswered(each) && each.subject === subject && each.topic === topic && each.questionId !== questionId,
  )
  const kind = suggestKind({
    verdict,
    ms,
    targetMs: typicalMs,
    medianMs: isMeasured ? typicalMs : null,
    isLate: isLateIn(
      section.findIndex((each) => each.questionId === questionId),
      section.length,
    ),
    topic: { answers: others.length, right: others.filter((each) => each.verdict === 'correct').length },
  })
  return lossKinds.find((each) => each === kind) ?? 'other'
}

/** Wrong and partly right answers by kind, with the marks that they lost; kinds without one are left out. */
export const lossesByKind = (questions: readonly Question[]): KindLoss[] => {
  const missed = questions.filter((question) => isAnswered(question) && question.verdict !== 'correct')
  const ofKind = Map.groupBy(missed, (question) => kindOf(question, questions))
  return lossKinds.flatMap((kind) => {
    const own = ofKind.get(kind) ?? []
    const lost = own.reduce((sum, { units, maxUnits }) => sum + maxUnits - units, 0)
    return own.length > 0 ? [{ kind, questions: own.length, lostUnits: lost }] : []
  })
}
