import type { AuditAct } from '../../domain/activities/acts.ts'
import { slugOfTitle } from '../../domain/content/slug.ts'
import type { BothNames, Renaming } from '../../domain/vocabulary/contract.ts'
import { positionsAfterMove, type Direction } from '../../domain/vocabulary/order.ts'
import {
  termUses,
  type OfferedTerm,
  type OfficeTerm,
  type Term,
  type Vocabulary,
} from '../../domain/vocabulary/terms.ts'
import type { Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { earlierNames, namesOf } from './names.store.ts'
import { refused, renamedMeanwhile } from './refusals.ts'
import * as store from './terms.store.ts'
import { withEvent } from './with-event.ts'

/** A term of a vocabulary. */
export type TermKey = { vocabulary: Vocabulary; id: string }

const maxIdLength = 40

const actOn = (
  actor: string,
  act: Extract<AuditAct, `term.${string}`>,
  { vocabulary, id }: TermKey,
  title: BothNames,
) => ({ actor, act, kind: vocabulary, itemId: id, title }) satisfies Act

const nameTaken = () => refused('taken', 'Another term has this name.', { 'title.en': 'taken' })

const required = async ({ db }: Services, { vocabulary, id }: TermKey) => {
  const term = await store.findTerm(db, vocabulary, id)
  if (!term) throw notFound()
  return term
}

/** Terms for filters and editors. */
export const listTerms = async ({ db }: Services, vocabulary: Vocabulary): Promise<{ items: OfferedTerm[] }> => ({
  items: await store.listTerms(db, vocabulary),
})

/** Term of a draft; null for one that does not exist. */
export const findTerm = ({ db }: Services, vocabulary: Vocabulary, id: string): Promise<Term | null> =>
  store.findTerm(db, vocabulary, id)

/** Terms with their use and earlier names. */
export const listOfficeTerms = async ({ db }: Services, vocabulary: Vocabulary): Promise<{ items: OfficeTerm[] }> => {
  const [terms, counts, names] = await Promise.all([
    store.listTerms(db, vocabulary),
    store.countUses(db, vocabulary),
    earlierNames(db, vocabulary, 'term.changed'),
  ])
  const usesOf = (id: string) =>
    termUses.flatMap((use) => {
      const count = counts.find((each) => each.use === use && each.term === id)?.count ?? 0
      return count > 0 ? [{ use, count }] : []
    })
  return { items: terms.map((term) => ({ ...term, uses: usesOf(term.id), earlier: names.get(term.id) ?? [] })) }
}

/** Adds a term whose id is made of its English name. Throws 409 when another has the name. */
export const addTerm = async (
  services: Services,
  vocabulary: Vocabulary,
  title: BothNames,
  actor: string,
): Promise<{ id: string }> => {
  const id = slugOfTitle(title.en, '', maxIdLength) ?? services.newId('trm').toLowerCase().replaceAll('_', '-')
  const act = { ...actOn(actor, 'term.created', { vocabulary, id }, title), after: { id, ...namesOf(title) } }
  if (!(await withEvent(services, act, store.insertTerm(vocabulary, id, title)))) throw nameTaken()
  return { id }
}

/** Throws 409 when another term has the name, or when this one no longer has the name `base`. */
export const renameTerm = async (
  services: Services,
  { vocabulary, id }: TermKey,
  { title, base }: Renaming,
  actor: string,
): Promise<void> => {
  const before = await required(services, { vocabulary, id })
  const act = actOn(actor, 'term.changed', { vocabulary, id }, title)
  const change = store.renameTerm(vocabulary, id, title, base)
  const isDone = await withEvent(services, { ...act, before: namesOf(before.title), after: namesOf(title) }, change)
  if (!isDone) throw renamedMeanwhile(before.title, base) ?? nameTaken()
}

/** Repeatable. */
export const setArchived = async (
  services: Services,
  key: TermKey,
  archived: boolean,
  actor: string,
): Promise<void> => {
  const { title } = await required(services, key)
  const act = actOn(actor, archived ? 'term.archived' : 'term.restored', key, title)
  await withEvent(services, act, store.setArchived(key.vocabulary, key.id, archived))
}

/** Moves a term by one place; nothing at the end of the list. */
export const moveTerm = async (
  services: Services,
  key: TermKey,
  direction: Direction,
  actor: string,
): Promise<void> => {
  const { title } = await required(services, key)
  const places = positionsAfterMove(await store.listPlaces(services.db, key.vocabulary), key.id, direction)
  if (places.length === 0) return
  const act = { ...actOn(actor, 'term.moved', key, title), detail: { direction } }
  await withEvent(services, act, store.placeTerms(key.vocabulary, places))
}

/** Throws 409 for a term that something names. */
export const deleteTerm = async (services: Services, key: TermKey, actor: string): Promise<void> => {
  const { title } = await required(services, key)
  const act = { ...actOn(actor, 'term.deleted', key, title), before: namesOf(title) }
  if (!(await withEvent(services, act, store.deleteTerm(key.vocabulary, key.id))))
    throw refused('used', 'Something names this term.')
}
