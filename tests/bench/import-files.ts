import { languages } from '../../domain/language.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { makeQuestionTexts } from './similar-texts.ts'

const optionLetters = ['A', 'B', 'C', 'D']

const inBoth = (name: string): string[] =>
  languages.map((language) => `${name} (${language === 'en' ? 'English' : 'Hindi'})`)

const plainHeadings = ['Question', 'Solution', ...optionLetters.map((letter) => `Option ${letter}`)].flatMap(inBoth)
const richHeadings = [
  ...plainHeadings,
  ...[...optionLetters.map((letter) => `Reason ${letter}`), 'Hint'].flatMap(inBoth),
]

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const plainCells = ({ en, hi }: Bilingual, number: number): string[] => [
  `${en} Number ${number}?`,
  `${hi} संख्या ${number}?`,
  `The value is ${number + 1}.`,
  `मान ${number + 1} है।`,
  ...optionLetters.flatMap((_, index) => [`${number + index} rupees`, `${number + index} रुपये`]),
]

const formula = (number: number): string => `$\\frac{x^{2}+${number}}{\\sqrt{${number + 3}}}=\\sum_{i=1}^{n} a_{i}$`

const richCells = (text: Bilingual, number: number): string[] => [
  ...plainCells(text, number).map((plain, index) => `${plain} ${formula(number + Math.floor(index / 2))}`),
  ...optionLetters.flatMap((_, index) => [
    `Since ${formula(number + index)}, this is **${index === 1 ? 'right' : 'wrong'}**.`,
    `क्योंकि ${formula(number + index)}, यह **${index === 1 ? 'सही' : 'गलत'}** है।`,
  ]),
  'Begin with the root.',
  'वर्गमूल से शुरू करें।',
]

/** CSV file of questions, each with its own text: plain ones, or with formulas in every text and a reason per option. */
export const importFile = (kind: 'plain' | 'rich', rows: number): string => {
  const [headings, cells] = kind === 'plain' ? [plainHeadings, plainCells] : [richHeadings, richCells]
  // Markup is left out, and numbers that differ between the languages.
  const bare = (text: string): string =>
    text
      .replaceAll(/[^\p{L}\p{M} ,.]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const lines = makeQuestionTexts(kind === 'plain' ? 17 : 18)(rows).map(({ en, hi }, index) =>
    [...cells({ en: bare(en), hi: bare(hi) }, index * 7 + 10).map(cell), 'B'].join(','),
  )
  return [[...headings, 'Answer'].join(','), ...lines].join('\n')
}
