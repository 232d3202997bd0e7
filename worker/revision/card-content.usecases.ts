import { affairSubject, type CardItem } from '../../domain/revision/cards.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { paths } from '../../domain/paths.ts'
import { readAffairTexts } from '../current-affairs/current-affairs.usecases.ts'
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

/**
 * Sides of cards without a question, read as they are shown, so that a correction shows at once. Cards whose item is
 * withdrawn are left out.
 */
export const cardContents = async (
  services: Services,
  cards: readonly { id: string; kind: string }[],
): Promise<CardItem[]> => {
  const ids = cards.filter(({ kind }) => kind === 'affair').map(({ id }) => id)
  return ids.length > 0 ? affairContents(services, ids) : []
}

/** New card of an item of current affairs; null where it is not published. */
export const affairCard = async (services: Services, id: string): Promise<AddedCard | null> => {
  const [item] = await readAffairTexts(services, [id])
  if (!item) return null
  const { category, title } = item
  const none = { questionVersionId: null, attemptId: null, testId: null }
  return { id, kind: 'affair', origin: 'added', subject: affairSubject, topic: category, excerpt: title, ...none }
}
