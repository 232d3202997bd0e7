import { differingValues } from '../../content/checks/multiset.ts'

type Values = { en: string[]; hi: string[] }

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** Counts that differ, as the values of each language. */
const countDifference = (pattern: RegExp, english: string, hindi: string): Values => {
  const [en, hi] = [count(pattern, english), count(pattern, hindi)]
  return en === hi ? { en: [], hi: [] } : { en: [String(en)], hi: [String(hi)] }
}

const blank = /(?:\\?_){2,}|…{2,}|\.{4,}/g
/** Gaps to be filled: ____. */
export const blankDifference = (english: string, hindi: string): Values => countDifference(blank, english, hindi)

const emphasis = /\*\*[^*\n]{1,500}\*\*|<u>[^<\n]{1,500}<\/u>/g
/** Passages set in bold or underlined. */
export const markDifference = (english: string, hindi: string): Values => countDifference(emphasis, english, hindi)

const tableRow = /^\s*\|.*\|\s*$/gm
/** Cells of each row of the tables, where their numbers differ. */
export const tableDifference = (english: string, hindi: string): Values => {
  const cells = (text: string) => (text.match(tableRow) ?? []).map((row) => String(row.split('|').length - 2))
  const [en, hi] = [cells(english), cells(hindi)]
  return en.join(' ') === hi.join(' ') ? { en: [], hi: [] } : { en: [String(en.length)], hi: [String(hi.length)] }
}

const hindiLetters = new Map(
  ['अआ', 'बब', 'सस', 'दद', 'कक', 'खख', 'गग', 'घघ'].flatMap((pair, index) =>
    [...pair].map((letter) => [letter, 'abcd'.charAt(index % 4)] as const),
  ),
)
const optionLetter = /\((?:([a-h])|([A-H])|([अआबसदकखगघ]))\)/g

/** Option letters in brackets: "(b)" and "(ख)" are one. */
export const letterDifference = (english: string, hindi: string): Values => {
  const letters = (text: string) =>
    Array.from(
      text.matchAll(optionLetter),
      ([, lower, upper, own]) => `(${lower ?? upper?.toLowerCase() ?? hindiLetters.get(own ?? '')})`,
    )
  return differingValues(letters(english), letters(hindi))
}
