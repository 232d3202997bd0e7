import type { QuestionKey } from '../../domain/questions/contract.ts'
import { letterOf } from '../../domain/questions/kinds/entered.ts'
import { acceptedBy, match } from '../../domain/questions/kinds/presentation.ts'

type Words = { true: string; false: string; range: (values: { min: string; max: string }) => string }

const capitals = (ids: readonly string[]): string => ids.map((id) => id.toUpperCase()).join(', ')

/** One-line text of a key; options are named by their letters. `optionIds`: those of the question, in its order. */
export const keyWords = (key: QuestionKey, optionIds: readonly string[], words: Words): string => {
  const optionWord = (id: string): string => {
    if (id === 'true' || id === 'false') return words[id]
    const index = optionIds.indexOf(id)
    return index === -1 ? id.toUpperCase() : letterOf(index)
  }
  return match(acceptedBy(key), {
    options: ({ optionIds: keyed }) => keyed.map(optionWord).join(', '),
    rows: ({ rows }) =>
      Object.entries(rows)
        .map(([row, columns]) => `${row.toUpperCase()}–${capitals(columns)}`)
        .join('; '),
    range: ({ min, max }) => (min === max ? min : words.range({ min, max })),
    texts: ({ texts }) => texts.join(' · '),
  })
}
