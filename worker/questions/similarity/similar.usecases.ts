import { readableExcerpt } from '../../../domain/questions/readable-excerpt.ts'
import { alikeRanges } from '../../../domain/questions/similarity/alike.ts'
import type { SimilarQuestion, SimilarRequest } from '../../../domain/questions/similarity/contract.ts'
import {
  compareTexts,
  prepareText,
  typedSimilarity,
  type Compared,
} from '../../../domain/questions/similarity/similarity.ts'
import { lookupOf, sketchOf } from '../../../domain/questions/similarity/sketch.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import { indexChanged } from './indexing.usecases.ts'
import { listByShingles, listCandidates, maxPerShingle, type Candidate } from './similar.store.ts'

/** Questions whose whole texts are compared. */
const maxCandidates = 40
/** Least similarity of a question that is shown. */
const leastShown = 0.35
/** Changed questions that a request reads first, so that what was just saved is found. */
const readFirst = 20

const weightOf = (found: readonly number[]): number =>
  found.length < maxPerShingle ? 1 / Math.log2(2 + found.length) : 0.01

/** Numbers of the questions that share the rarest shingles with a text, of at least some of its shingles. */
const nearest = (
  shingles: readonly number[],
  bySingle: ReadonlyMap<number, number[]>,
  { count, leastShared = 1 }: { count: number; leastShared?: number },
): number[] => {
  const scores = new Map<number, { shared: number; score: number }>()
  for (const shingle of shingles) {
    const found = bySingle.get(shingle) ?? []
    for (const question of found) {
      const { shared, score } = scores.get(question) ?? { shared: 0, score: 0 }
      scores.set(question, { shared: shared + 1, score: score + weightOf(found) })
    }
  }
  return [...scores]
    .filter(([, { shared }]) => shared >= leastShared)
    .toSorted(([, one], [, other]) => other.score - one.score)
    .slice(0, count)
    .map(([question]) => question)
}

type Prepared = { en: Compared; hi: Compared }

const prepare = ({ en, hi }: Bilingual): Prepared => ({ en: prepareText(en), hi: prepareText(hi) })

const alike = (text: string, typed: Compared) => {
  const shown = readableExcerpt(text)
  return { text: shown, marks: alikeRanges(shown, typed.shingles) }
}

const shown = (
  { id, code, state, hasDraft, en, hi }: Candidate,
  similarity: number,
  typed: Prepared,
): SimilarQuestion => ({
  id,
  code,
  state,
  hasDraft: hasDraft === 1,
  similarity: Math.round(similarity * 1000) / 1000,
  en: alike(en, typed.en),
  hi: alike(hi, typed.hi),
})

/** Questions of the bank, drafts included, that are like one that is being typed, the most similar first. */
export const similarQuestions = async (
  services: Services,
  { text, except = '', limit }: SimilarRequest,
): Promise<SimilarQuestion[]> => {
  await indexChanged(services, readFirst, except)
  const shingles = lookupOf(text)
  if (shingles.length === 0) return []
  const numbers = nearest(shingles, await listByShingles(services.db, shingles), { count: maxCandidates })
  const typed = prepare(text)
  return (await listCandidates(services.db, numbers, except))
    .map((candidate) => {
      const whole = prepare(candidate)
      return { candidate, score: Math.max(typedSimilarity(typed.en, whole.en), typedSimilarity(typed.hi, whole.hi)) }
    })
    .filter(({ score }) => score >= leastShown)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ candidate, score }) => shown(candidate, score, typed))
}

/** Texts compared by one statement. */
const perStatement = 10
/** Questions compared with each text. */
const perText = 3
/** Part of its shingles that a text shares with a question with which it is compared; twins of one language share half. */
const leastPart = 1 / 8

/** The question of the bank that is most like a text. */
export type Twin = { id: string; code: string; similarity: number }

const twinsOfPart = async (services: Services, texts: readonly Bilingual[]): Promise<(Twin | null)[]> => {
  const sketches = texts.map(sketchOf)
  const bySingle = await listByShingles(services.db, [...new Set(sketches.flat())])
  const numbers = sketches.map((sketch) =>
    nearest(sketch, bySingle, { count: perText, leastShared: sketch.length * leastPart }),
  )
  const candidates = await listCandidates(services.db, [...new Set(numbers.flat())], '')
  const prepared = new Map(candidates.map((candidate) => [candidate.number, { candidate, whole: prepare(candidate) }]))
  return texts.map((text, index) => {
    const given = prepare(text)
    const [best] = (numbers[index] ?? [])
      .flatMap((number) => prepared.get(number) ?? [])
      .map(({ candidate: { id, code }, whole }) => ({
        id,
        code,
        similarity: Math.max(compareTexts(given.en, whole.en), compareTexts(given.hi, whole.hi)),
      }))
      .toSorted((one, other) => other.similarity - one.similarity)
    return best ?? null
  })
}

/** For each of many texts, such as the rows of an import, the question of the bank that is most like it. */
export const mostSimilar = async (services: Services, texts: readonly Bilingual[]): Promise<(Twin | null)[]> => {
  const found: (Twin | null)[] = []
  for (let first = 0; first < texts.length; first += perStatement) {
    found.push(...(await twinsOfPart(services, texts.slice(first, first + perStatement))))
    await giveWay(services)
  }
  return found
}
