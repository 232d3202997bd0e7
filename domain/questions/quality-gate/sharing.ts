import type { GateFinding, GateRule } from './contract.ts'
import { numbersOf } from './sections.ts'

/** Questions that a paper for sale shares with a free one. */
const sharedAccess: GateRule = ({ questions, isFree, shared }) => {
  const uses = shared.filter((use) => use.isFree !== isFree)
  return [...Map.groupBy(uses, ({ paper }) => paper.en).values()].map((those): GateFinding => {
    const ids = new Set(those.map(({ questionId }) => questionId))
    const concerned = numbersOf(questions.filter(({ id }) => ids.has(id)))
    const [{ paper } = { paper: { en: '', hi: '' } }] = those
    const figures = { count: concerned.length, access: isFree ? 'free' : 'paid' }
    return { code: 'shared_access', section: null, questions: concerned, figures, name: paper }
  })
}

/** Questions that the paper asks twice. */
const askedTwice: GateRule = ({ questions }) =>
  [...Map.groupBy(questions, ({ id }) => id).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({ code: 'question_twice', section: null, questions: numbersOf(same), figures: {} }))

export const sharing: GateRule = (paper) => [...sharedAccess(paper), ...askedTwice(paper)]
