import type { Bilingual } from '../../../domain/questions/text.ts'

type Item = { id: string; title: Bilingual }

/** List of items for search engines. Source: schema.org/ItemList. */
export const itemListData = (
  origin: string,
  items: readonly Item[],
  pick: (text: Bilingual) => string,
  pathOf: (id: string) => string,
) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pick(title),
    url: `${origin}${pathOf(id)}`,
  })),
})
