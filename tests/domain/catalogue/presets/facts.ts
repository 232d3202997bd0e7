import { expect } from 'vitest'
import type { TestRules } from '../../../../domain/catalogue/contract.ts'
import type { QuestionKind } from '../../../../domain/questions/contract.ts'
import { unitsPerMark } from '../../../../domain/results/marks.ts'
import { minute, rightOf, instructionsText, wrongOf, type Done } from '../preset-paper.ts'

/** Size of a paper, in minutes and marks. */
export const figures = ({ durationMs, maxUnits, sections }: TestRules) => ({
  minutes: durationMs / minute,
  marks: maxUnits / unitsPerMark,
  sections: sections.map(({ presetSectionId, questionCount, durationMs: own }) =>
    own === null ? [presetSectionId, questionCount] : [presetSectionId, questionCount, own / minute],
  ),
})

/** Marks of each kind in the first section, in units. */
export const marking = ({ sections }: TestRules) =>
  Object.fromEntries((sections[0]?.marking ?? []).map(({ kind, correct, wrong }) => [kind, [correct, wrong]]))

const all = (of: Record<QuestionKind, Done>, kind: QuestionKind, from: number, to: number): Record<string, Done> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_none, index) => [`q${from + index}`, of[kind]]))
export const right = (from: number, to: number, kind: QuestionKind = 'mcq') => all(rightOf, kind, from, to)
export const wrong = (from: number, to: number, kind: QuestionKind = 'mcq') => all(wrongOf, kind, from, to)

/** Expects texts in the instructions, in English and in Hindi. */
export const expectInstructions = (rules: TestRules, texts: [english: string, hindi: string][]) => {
  const [english, hindi] = [instructionsText('en', rules), instructionsText('hi', rules)]
  for (const [inEnglish, inHindi] of texts) {
    expect(english).toContain(inEnglish)
    expect(hindi).toContain(inHindi)
  }
}
export const expectNoInstructions = (rules: TestRules, english: string) =>
  expect(instructionsText('en', rules)).not.toContain(english)

export const unchecked: [string, string] = [
  'Some of this pattern has not been checked against an official notification.',
  'इस पैटर्न की कुछ बातें आधिकारिक अधिसूचना से जाँची नहीं गई हैं।',
]

/** Terms of a pattern beside its sections and marks. */
export const terms = (rules: TestRules) => {
  const { navigation, saveMode, reviewCounts, calculator, keyboard, tieBreak, normaliser, cutOffs, qualifying } = rules
  return { navigation, saveMode, reviewCounts, calculator, keyboard, tieBreak, normaliser, cutOffs, qualifying }
}
