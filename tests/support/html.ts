const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

export const unescaped = (text: string): string =>
  text.replace(/&(#x27|#39|amp|lt|gt|quot);/g, (_whole, name: string) => entities[name] ?? '')

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  )

/** Attributes of all elements of a name, in HTML as React writes it. */
export const tagsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g'))].map(([tag]) => attributesOf(tag))

/** Page content for crawlers. */
export const readPage = (html: string) => {
  // Without scripts and their data, which nobody reads.
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const metas = tagsOf(shown, 'meta')
  const meta = (name: string): string | null =>
    metas.find((tag) => tag.name === name || tag.property === name)?.content ?? null
  const links = tagsOf(shown, 'link')
  return {
    language: tagsOf(shown, 'html')[0]?.lang ?? '',
    titles: [...shown.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescaped(title)),
    headings: shown.match(/<h1[\s>]/g)?.length ?? 0,
    ids: new Set([...shown.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescaped(id))),
    hrefs: tagsOf(shown, 'a').flatMap(({ href }) => href ?? []),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href] as const] : [],
      ),
    ),
    feeds: links.filter(({ type }) => type === 'application/atom+xml').map(({ href = '' }) => href),
    isIndexed: !(meta('robots') ?? '').includes('noindex'),
    meta,
  }
}
