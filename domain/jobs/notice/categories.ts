import type { VacancyCategory } from '../kinds.ts'
import { foldSource, matchesOf, type Match } from './folded-text.ts'

/** Names of categories in notices. Classes within OBC are counted as OBC. */
const names: Record<VacancyCategory, string> = {
  ews: '[Ee]conomically [Ww]eaker [Ss]ections?|EWS|आर्थिक रूप से कमज़ोर(?: वर्ग)?|ई\\.?\\s?डब्ल्यू\\.?\\s?एस\\.?|ईडब्ल्यूएस',
  pwbd: '[Pp]ersons? [Ww]ith (?:[Bb]enchmark )?[Dd]isabilit(?:y|ies)|PwBDs?|PWBDs?|PWDs?|PwDs?|PH|Divyang(?:jan)?|दिव्यांग(?:जन)?|विकलांग',
  esm: '[Ee]x-?\\s?[Ss]ervice\\s?[Mm][ae]n|ESM|Ex-?SM|EXSM|भूतपूर्व सैनिक|पूर्व सैनिक',
  women: '[Ww]omen|WOMEN|[Ff]emales?|FEMALE|महिला(?:ओं|एं)?',
  obc: '[Oo]ther [Bb]ackward [Cc]lass(?:es)?(?:\\s?\\(NCL\\))?|OBCs?(?:[\\s-]?\\(?(?:NCL|CL)\\)?)?|[Ee]xtremely [Bb]ackward [Cc]lass(?:es)?|[Bb]ackward [Cc]lass(?:es)?|EBC|MBC|SEBC|WBC|BC(?:-(?:II|I))?|अन्य पिछड़ा वर्ग|अत्यंत पिछड़ा वर्ग|पिछड़ा वर्ग|पिछड़े वर्ग|ओ\\.?बी\\.?सी\\.?|अ\\.पि\\.व\\.',
  st: '[Ss]cheduled [Tt]ribes?|STs?|अनुसूचित जनजाति|अ\\.ज\\.जा\\.|एसटी',
  sc: '[Ss]cheduled [Cc]astes?|SCs?|अनुसूचित जाति|अ\\.जा\\.|एससी',
  ur: '[Uu]n-?[Rr]eserved|UNRESERVED|General|GENERAL|GEN|UR|सामान्य(?: वर्ग)?|अनारक्षित(?: वर्ग)?',
}

export const totalNames = 'Grand Total|[Tt]otal|TOTAL|कुल|योग'

const boundary = (pattern: string) => `(?<![A-Za-z])(?:${pattern})(?![A-Za-z])`

const order = Object.keys(names) as VacancyCategory[]
const anyCategory = order.map((category) => `(?<${category}>${boundary(foldSource(names[category]))})`).join('|')

export type Column = VacancyCategory | 'total'

const columnOf = (groups: Record<string, string> | undefined): Column =>
  order.find((category) => groups?.[category] !== undefined) ?? 'total'

const categoryPattern = new RegExp(anyCategory, 'gu')
const columnPattern = new RegExp(`${anyCategory}|${boundary(totalNames)}`, 'gu')

/** Categories named in a text, in order. */
export const categoriesIn = (text: string): Match<VacancyCategory>[] =>
  matchesOf(text, categoryPattern).flatMap(({ groups, 0: word, index }) => {
    const value = columnOf(groups)
    return value === 'total' ? [] : [{ value, from: index, to: index + word.length }]
  })

/** Categories and totals named in a text, in order: the headings of a table of vacancies. */
export const columnsIn = (text: string): Match<Column>[] =>
  matchesOf(text, columnPattern).map(({ groups, 0: word, index }) => ({
    value: columnOf(groups),
    from: index,
    to: index + word.length,
  }))

export const distinctCategories = (text: string): VacancyCategory[] => [
  ...new Set(categoriesIn(text).map(({ value }) => value)),
]
