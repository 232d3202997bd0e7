import type { CardKind, CardList } from '../../domain/revision/cards.ts'
import type { CardsQuery, NewCard } from '../../domain/revision/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { affairCard, factCard } from './card-content.usecases.ts'
import { catchUp } from './catch-up.usecases.ts'
import type { AddedCard } from './deck/card-list.ts'
import { deckOf } from './deck.ts'
import { findSaved, listSavedIds } from './revision.store.ts'

const pageSize = 20

/** Cards of a student, the next due first. */
export const listCards = async (services: Services, userId: string, query: CardsQuery): Promise<CardList> => {
  await catchUp(services, userId)
  const { cursor, ...filter } = query
  const from = decodeCursor(cursor, 'number')
  const { rows, count } = await deckOf(services, userId).cards({
    filter,
    after: from && { dueAt: Number(from.value), id: from.id },
    limit: pageSize,
    now: services.now(),
  })
  return { ...pageOf(rows, pageSize, ({ dueAt, id }) => ({ value: dueAt, id })), count }
}

const savedCards = async (services: Services, userId: string, ids: readonly string[]): Promise<AddedCard[]> =>
  (await findSaved(services.db, userId, ids)).map((saved) => ({ ...saved, kind: 'question', origin: 'saved' }))

const sources: Record<CardKind, (services: Services, userId: string, id: string) => Promise<AddedCard | null>> = {
  question: async (services, userId, id) => (await savedCards(services, userId, [id]))[0] ?? null,
  affair: (services, _userId, id) => affairCard(services, id),
  fact: (services, _userId, id) => factCard(services, id),
}

const add = async (services: Services, userId: string, added: AddedCard[]): Promise<void> => {
  if (await deckOf(services, userId).add(userId, added, services.now())) return
  throw new AppError('revision.cards_full', 409, 'There are as many added cards as can be kept.')
}

/** Adds a card; idempotent. Throws 404 for what does not exist, and for a question that the student has not saved. */
export const addCard = async (services: Services, userId: string, { kind, id }: NewCard): Promise<void> => {
  const card = await sources[kind](services, userId, id)
  if (!card) throw notFound()
  await add(services, userId, [card])
}

/** Adds every saved question that is no card. */
export const addSaved = async (services: Services, userId: string): Promise<{ added: number }> => {
  const missing = await deckOf(services, userId).withoutCard(await listSavedIds(services.db, userId))
  if (missing.length > 0) await add(services, userId, await savedCards(services, userId, missing))
  return { added: missing.length }
}

/** Sets a card aside or back. Throws 404 where there is no such card, or it is suspended for another reason. */
export const setCardAside = async (
  services: Services,
  userId: string,
  cardId: string,
  isAside: boolean,
): Promise<void> => {
  if (!(await deckOf(services, userId).setAside(cardId, isAside))) throw notFound()
}
