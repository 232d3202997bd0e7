import { valueAt } from '../../../domain/content/body-paths.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { unwrap, type Api } from '../../api.ts'
import type { SearchedKind } from './searched-kinds.ts'

type Titled = { id: string; title: Bilingual }

/** First rows of a kind by title, with the chosen ones. The others are found by a search. */
export const loadChoices = async (api: Api, kind: SearchedKind, ...chosen: unknown[]): Promise<Titled[]> => {
  const content = api.admin.content[':kind']
  const { items } = await unwrap(content.$get({ param: { kind }, query: { sort: 'title' } }))
  const first = items.map(({ id, title }) => ({ id, title }))
  const others = chosen.filter(
    (each): each is string => typeof each === 'string' && each !== '' && !first.some(({ id }) => id === each),
  )
  const held = await Promise.all(
    others.map(async (id): Promise<Titled[]> => {
      // One that was purged stays an id.
      const item = await unwrap(content[':id'].$get({ param: { kind, id } })).catch(() => null)
      const text = (language: 'en' | 'hi') => String(valueAt(item?.draft.body, `title.${language}`) ?? '')
      return item ? [{ id, title: { en: text('en'), hi: text('hi') } }] : []
    }),
  )
  return [...first, ...held.flat()]
}
