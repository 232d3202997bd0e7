import { itemKinds } from '../../domain/content.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import { seeded } from '../support/random.ts'

type Random = () => number

const exams = [
  'SSC CGL',
  'IBPS PO',
  'RRB NTPC',
  'UPSC Prelims',
  'JEE Main',
  'NEET',
  'GATE',
  'UGC NET',
  'RPSC RAS',
  'CTET',
]
const topics: [string, string][] = [
  ['Constitution', 'संविधान'],
  ['History', 'इतिहास'],
  ['Geography', 'भूगोल'],
  ['Economy', 'अर्थव्यवस्था'],
  ['Reasoning', 'तर्कशक्ति'],
  ['Mathematics', 'गणित'],
  ['Biology', 'जीव विज्ञान'],
  ['Chemistry', 'रसायन'],
  ['English', 'अंग्रेज़ी'],
  ['Current affairs', 'समसामयिकी'],
]
const forms: [string, string][] = [
  ['mock test', 'मॉक टेस्ट'],
  ['notes', 'नोट्स'],
  ['lecture', 'लेक्चर'],
  ['previous paper', 'पिछला पेपर'],
  ['quiz', 'क्विज़'],
]

const onsets = ['k', 'g', 'ch', 'j', 't', 'd', 'p', 'b', 'm', 'n', 'r', 'l', 's', 'h', 'st', 'pr', 'v', 'sh']
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai']
const letters = [...'कखगचजटडतदनपबमयरलवसह']
const signs = ['', 'ा', 'ि', 'ी', 'ु', 'े', 'ो']

const pick = <Value>(values: readonly Value[], random: Random): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('Nothing to choose from.')
  return value
}

const syllables = (random: Random, of: () => string): string =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, of).join('')

const words = (count: number, random: Random) =>
  Array.from({ length: count }, () => [
    syllables(random, () => pick(onsets, random) + pick(vowels, random)),
    syllables(random, () => pick(letters, random) + pick(signs, random)),
  ])

/** Word index with the skew of natural language (Zipf): most texts use few words. */
const common = (count: number, random: Random): number => Math.floor(count ** random()) - 1

const vocabulary = 10_000
const summaryWords = 25

/** Seeded items of a catalogue many times the real size, numbered from `first`. */
export const makeSearchItems = (seed: number) => {
  const random = seeded(seed)
  const known = words(vocabulary, random)
  const text = (language: 0 | 1): string =>
    Array.from({ length: summaryWords }, () => known[common(vocabulary, random)]?.[language] ?? '').join(' ')
  return (first: number, count: number): SearchDocument[] =>
    Array.from({ length: count }, (_, index) => {
      const [exam, [topicEn, topicHi], [formEn, formHi]] = [
        pick(exams, random),
        pick(topics, random),
        pick(forms, random),
      ]
      const number = first + index
      return {
        kind: pick(itemKinds, random),
        id: `syn_${String(number).padStart(7, '0')}`,
        path: `/tests/syn_${number}`,
        title: { en: `${exam} ${topicEn}: ${formEn} ${number}`, hi: `${exam} ${topicHi}: ${formHi} ${number}` },
        summary: { en: text(0), hi: text(1) },
        body: { en: '', hi: '' },
        exams: [exam.slice(0, 4).trim().toLowerCase()],
        access: random() < 0.5 ? 'free' : 'premium',
        languages: ['en', 'hi'],
        updatedAt: number,
      }
    })
}

/**
 * Queries as typed, and in `raw` the words of the plain FTS5 query: common and rare, in both languages, and misspelt.
 */
export const benchQueries: readonly { q: string; raw: string }[] = [
  { q: 'ssc', raw: 'ssc' },
  { q: 'mock test', raw: 'mock test' },
  { q: 'ssc cgl mock test', raw: 'ssc cgl mock test' },
  { q: 'upsc history notes', raw: 'upsc history notes' },
  { q: 'संविधान', raw: 'संविधान' },
  { q: 'गणित क्विज़', raw: 'गणित क्विज' },
  { q: 'samvidhan', raw: 'संविधान' },
  { q: 'itihas notes', raw: 'इतिहास notes' },
  { q: 'jeev vigyan', raw: 'जीव विज्ञान' },
  { q: 'reasoning 77', raw: 'reasoning 77' },
  { q: 'neet biology previous paper', raw: 'neet biology previous paper' },
  { q: 'chemestry quiz', raw: 'chemistry quiz' },
]
