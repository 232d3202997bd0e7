import type { Bilingual } from '../text.ts'
import type { GateRule } from './contract.ts'
import { numbersOf } from './sections.ts'

/** Papers named in a finding. */
const namedPapers = 3

/** Names of papers in both languages, the first few of them. */
const namesOf = (papers: readonly Bilingual[]): Bilingual => {
  const shown = papers.slice(0, namedPapers)
  const more = papers.length > namedPapers ? ` + ${papers.length - namedPapers}` : ''
  const join = (language: 'en' | 'hi') => shown.map((paper) => paper[language] || paper.en).join(', ') + more
  return { en: join('en'), hi: join('hi') }
}

/** Questions that a paper for sale shares with free ones, or a free one with papers for sale. */
const sharedAccess: GateRule = ({ questions, isFree, shared }) => {
  const uses = shared.filter((use) => use.isFree !== isFree)
  if (uses.length === 0) return []
  const ids = new Set(uses.map(({ questionId }) => questionId))
  const concerned = questions.filter(({ id }) => ids.has(id))
  const papers = [...new Map(uses.map(({ paper }) => [paper.en, paper])).values()]
  const figures = { count: concerned.length, papers: papers.length, access: isFree ? 'free' : 'paid' }
  return [{ code: 'shared_access', section: null, questions: numbersOf(concerned), figures, name: namesOf(papers) }]
}

/** Questions that the paper asks twice. */
const askedTwice: GateRule = ({ questions }) =>
  [...Map.groupBy(questions, ({ id }) => id).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({ code: 'question_twice', section: null, questions: numbersOf(same), figures: {} }))

export const sharing: GateRule = (paper) => [...sharedAccess(paper), ...askedTwice(paper)]
