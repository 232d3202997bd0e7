import type { Bilingual } from '../text.ts'
import type { GateFinding, GateQuestion, GateRule } from './contract.ts'

/** Likeness from which two stems are twins. */
export const twinLikeness = 0.8

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])

/** Share of common words of two stems, from 0 to 1. */
export const likenessOf = (one: Bilingual, other: Bilingual): number => {
  const [first, second] = [wordsOf(one.en), wordsOf(other.en)]
  const common = [...first].filter((word) => second.has(word)).length
  const all = first.size + second.size - common
  return all === 0 ? 0 : common / all
}

const isTwin = (one: GateQuestion, other: GateQuestion): boolean =>
  one.id !== other.id && likenessOf(one.stem, other.stem) >= twinLikeness

/** Pairs of questions of a paper with nearly the same stem. */
const inPaper: GateRule = ({ questions }) =>
  questions.flatMap((question, index) =>
    questions
      .slice(index + 1)
      .filter((other) => isTwin(question, other))
      .map((other): GateFinding => ({
        code: 'twin_in_paper',
        section: null,
        questions: [question.number, other.number],
        figures: {},
      })),
  )

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
