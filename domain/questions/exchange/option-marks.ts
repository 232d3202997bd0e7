import { optionIds } from '../text.ts'

export type OptionMark = (typeof optionIds)[number]

/** Letters of options in Hindi papers, in both of their orders. */
const hindiLetters = ['अबसद', 'कखगघ']

/** Option of a mark, such as `B`, `2` or `ब`. */
export const optionOfMark = (mark: string): OptionMark | undefined => {
  const letter = optionIds.find((id) => id === mark.toLowerCase())
  if (letter) return letter
  if (/^\d{1,2}$/.test(mark)) return optionIds[Number(mark) - 1]
  const index = hindiLetters.map((letters) => letters.indexOf(mark)).find((at) => at >= 0)
  return mark.length === 1 && index !== undefined ? optionIds[index] : undefined
}
