import type { Bilingual } from '../questions/text.ts'
import { studyKinds, type StudyLink } from './progress.ts'

/** An item that a student may open, with its subject and what else says what it is about. */
export type StudyItem = StudyLink & { subject: string; about: Bilingual }

const joining = new Set(['and', 'the', 'for', 'और'])

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 2 && !joining.has(word))

/** Same word, whatever its ending: `percentages` for `percentage`. */
const isLike = (word: string, other: string): boolean => {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length > 3 ? long.startsWith(short) : long === short
}

/** Share of a topic's words that a text has, in the language in which it has more. */
const shareIn = (text: Bilingual, topic: Bilingual): number =>
  Math.max(
    ...(['en', 'hi'] as const).map((language) => {
      const [wanted, words] = [wordsOf(topic[language]), wordsOf(text[language])]
      const found = wanted.filter((word) => words.some((each) => isLike(word, each)))
      return wanted.length === 0 ? 0 : found.length / wanted.length
    }),
  )

/** More than half of the words, so that one of two is not enough. */
const leastShare = 0.5

/** Fit of an item to a topic; a title weighs more than the text beside it. 0 where it does not fit. */
const fitOf = ({ title, about }: StudyItem, topic: Bilingual): number => {
  const [ofTitle, ofAll] = [shareIn(title, topic), shareIn(about, topic)]
  return ofTitle > leastShare ? 1 + ofTitle : ofAll > leastShare ? ofAll : 0
}

/** The best item of each kind that teaches a topic: of its subject, with the topic's words. Of equal ones the first. */
export const studyLinks = (
  items: readonly StudyItem[],
  { subject, title }: { subject: string; title: Bilingual },
): StudyLink[] =>
  studyKinds.flatMap((kind) => {
    const fitting = items
      .filter((item) => item.kind === kind && item.subject === subject)
      .map((item) => ({ item, fit: fitOf(item, title) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit)
    return fitting.slice(0, 1).map(({ item: { subject: _subject, about: _about, ...link } }) => link)
  })
