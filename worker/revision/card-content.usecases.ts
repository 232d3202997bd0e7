import { affairSubject, type CardItem } from '../../domain/revision/cards.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { paths } from '../../domain/paths.ts'
import { dayText } from '../../domain/date-text.ts'
import { readAffairTexts } from '../current-affairs/current-affairs.usecases.ts'
import { readFactTexts, type FactText } from '../current-affairs/facts/fact-texts.usecases.ts'
import type { Services } from '../platform/context.ts'
import { escapeHtml } from '../questions/exchange/markup/escape.ts'
import type { AddedCard } from './deck/card-list.ts'

const both = (of: (language: keyof Bilingual) => string): Bilingual => ({ en: of('en'), hi: of('hi') })

const paragraph = (text: Bilingual): Bilingual =>
  both((language) => text[language] && `<p>${escapeHtml(text[language])}</p>`)

/** Lines as a list; empty where a line lacks the language. */
const list = (lines: readonly Bilingual[]): Bilingual =>
  both((language) =>
    lines.every((line) => line[language])
      ? `<ul>${lines.map((line) => `<li>${escapeHtml(line[language])}</li>`).join('')}</ul>`
      : '',
  )

/** Sides of the cards of items of current affairs, as they are now; withdrawn ones are left out. */
const affairContents = async (services: Services, ids: readonly string[]): Promise<CardItem[]> =>
  (await readAffairTexts(services, ids)).map(({ id, title, summary, facts }) => ({
    id,
    kind: 'affair',
    front: paragraph(title),
    back: facts.length > 0 ? list(facts) : paragraph(summary),
    link: paths.currentAffair(id),
  }))

/** Sentence about the time and the source of a fact. */
const originOf = ({ validFrom, source }: FactText): Bilingual => ({
  en: [validFrom && `Since ${dayText(validFrom, 'en')}`, source].filter(Boolean).join(' · '),
  hi: [validFrom && `${dayText(validFrom, 'hi')} से`, source].filter(Boolean).join(' · '),
})

/** Sides of the cards of facts, as they are now; those that do not hold today are left out. */
const factContents = async (services: Services, ids: readonly string[]): Promise<CardItem[]> =>
  (await readFactTexts(services, ids)).map((fact) => {
    const [answer, origin] = [paragraph(fact.statement), paragraph(originOf(fact))]
    return {
      id: fact.id,
      kind: 'fact',
      front: paragraph(fact.subject),
      back: both((language) => answer[language] + origin[language]),
      link: fact.link,
    }
  })

/**
 * Sides of cards without a question, read as they are shown, so that a correction shows at once. Cards whose item is
 * withdrawn are left out, and those of facts that do not hold any more.
 */
export const cardContents = async (
  services: Services,
  cards: readonly { id: string; kind: string }[],
): Promise<CardItem[]> => {
  const idsOf = (wanted: CardItem['kind']) => cards.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [affairs, facts] = [idsOf('affair'), idsOf('fact')]
  const [ofAffairs, ofFacts] = await Promise.all([
    affairs.length > 0 ? affairContents(services, affairs) : [],
    facts.length > 0 ? factContents(services, facts) : [],
  ])
  return [...ofAffairs, ...ofFacts]
}

const none = { questionVersionId: null, attemptId: null, testId: null }

/** New card of a fact; null where it does not hold today. */
export const factCard = async (services: Services, id: string): Promise<AddedCard | null> => {
  const [fact] = await readFactTexts(services, [id])
  if (!fact) return null
  const { subject, slug } = fact.topic
  return { id, kind: 'fact', origin: 'added', subject, topic: slug, excerpt: fact.subject, ...none }
}

/** New card of an item of current affairs; null where it is not published. */
export const affairCard = async (services: Services, id: string): Promise<AddedCard | null> => {
  const [item] = await readAffairTexts(services, [id])
  if (!item) return null
  const { category, title } = item
  return { id, kind: 'affair', origin: 'added', subject: affairSubject, topic: category, excerpt: title, ...none }
}
