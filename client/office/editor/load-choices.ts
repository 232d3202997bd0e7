import { valueAt } from '../../../domain/content/body-paths.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { unwrap, type Api } from '../../api.ts'
import type { SearchedKind } from './searched-kinds.ts'

type Titled = { id: string; title: Bilingual }

/** First rows of a kind by title, with the chosen one. The others are found by a search. */
export const loadChoices = async (api: Api, kind: SearchedKind, chosen: unknown): Promise<Titled[]> => {
  const content = api.admin.content[':kind']
  const { items } = await unwrap(content.$get({ param: { kind }, query: { sort: 'title' } }))
  const first = items.map(({ id, title }) => ({ id, title }))
  if (typeof chosen !== 'string' || chosen === '' || first.some(({ id }) => id === chosen)) return first
  // One that was purged stays an id.
  const held = await unwrap(content[':id'].$get({ param: { kind, id: chosen } })).catch(() => null)
  if (!held) return first
  const text = (language: 'en' | 'hi') => String(valueAt(held.draft.body, `title.${language}`) ?? '')
  return [...first, { id: chosen, title: { en: text('en'), hi: text('hi') } }]
}
