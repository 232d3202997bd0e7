import { comparedText } from '../similarity/compared-text.ts'
import { compareTexts, prepareText, twinSimilarity, type Compared } from '../similarity/similarity.ts'
import type { GateFinding, GateQuestion, GateRule } from './contract.ts'
import { numbersOf } from './sections.ts'

/** A question prepared for comparison with many others. */
export type PreparedQuestion = { id: string; en: Compared; hi: Compared }

export const prepareQuestion = ({ id, stem, body }: Pick<GateQuestion, 'id' | 'stem' | 'body'>): PreparedQuestion => {
  const { en, hi } = comparedText({ stem, ...body })
  return { id, en: prepareText(en), hi: prepareText(hi) }
}

/** True for two questions that ask the same in either language. */
export const areTwins = (one: PreparedQuestion, other: PreparedQuestion): boolean =>
  one.id !== other.id &&
  (compareTexts(one.en, other.en) >= twinSimilarity || compareTexts(one.hi, other.hi) >= twinSimilarity)

/** Pairs of questions of a paper with nearly the same stem. */
const inPaper: GateRule = ({ questions }) => {
  const prepared = questions.map(prepareQuestion)
  return prepared.flatMap((one, index) =>
    prepared.slice(index + 1).flatMap((other, offset): GateFinding[] => {
      if (!areTwins(one, other)) return []
      const pair = numbersOf([questions[index], questions[index + 1 + offset]].filter((each) => each !== undefined))
      return [{ code: 'twin_in_paper', section: null, questions: pair, figures: {} }]
    }),
  )
}

/** Questions whose stem another paper nearly repeats. */
const betweenPapers: GateRule = ({ twins }) =>
  [...Map.groupBy(twins, ({ paper }) => paper.en).values()].map((those): GateFinding => {
    const [{ paper, code } = { paper: { en: '', hi: '' }, code: '' }] = those
    const questions = [...new Set(those.map(({ number }) => number))].toSorted((one, other) => one - other)
    return {
      code: 'twin_between',
      section: null,
      questions,
      figures: { count: questions.length, like: code },
      name: paper,
    }
  })

export const twinStems: GateRule = (paper) => [...inPaper(paper), ...betweenPapers(paper)]
