import { languageKey, type Language } from '../../../domain/language.ts'

/** Default social image, 1200 x 630. */
const defaultImage = '/social.png'

type PageMetaInput = {
  title: string
  description: string
  index?: boolean
  /** True for a page out of indexes that is sent in chats. */
  shared?: boolean
  image?: string
  brand: string
  language: Language
  origin: string
  pathname: string
  /** Query string of the canonical address, with its `?`; empty by default. */
  query?: string | undefined
  /** True when the address has `?lang=hi`, as crawlers request it. */
  inHindiAddress: boolean
}

type MetaTag = { name?: string; property?: string; content: string }
type LinkTag = { rel: string; href: string; hrefLang?: string }

/**
 * Title, description, canonical address, alternates and social card of a page. Filters and pages of a list share one
 * canonical address. A private page only asks not to be indexed.
 */
export const pageMeta = ({
  index = true,
  shared = false,
  image = defaultImage,
  query = '',
  ...page
}: PageMetaInput) => {
  const title = page.title.includes(page.brand) ? page.title : `${page.title} | ${page.brand}`
  const english = page.origin + page.pathname + query
  const hindi = `${english}${query ? '&' : '?'}${languageKey}=hi`
  const description: MetaTag = { name: 'description', content: page.description }
  const hidden = [description, { name: 'robots', content: 'noindex' }]
  if (!index && !shared) return { title, tags: hidden, links: [] as LinkTag[] }
  const canonical = page.inHindiAddress ? hindi : english
  const card = {
    title,
    description: page.description,
    type: 'website',
    site_name: page.brand,
    url: canonical,
    image: page.origin + image,
    'image:width': '1200',
    'image:height': '630',
    'image:type': 'image/png',
    'image:alt': title,
    locale: page.language === 'hi' ? 'hi_IN' : 'en_IN',
    'locale:alternate': page.language === 'hi' ? 'en_IN' : 'hi_IN',
  }
  const tags: MetaTag[] = [
    ...(index ? [description] : hidden),
    ...Object.entries(card).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (!index) return { title, tags, links: [] }
  const alternates = { en: english, hi: hindi, 'x-default': english }
  const links: LinkTag[] = [
    { rel: 'canonical', href: canonical },
    ...Object.entries(alternates).map(([hrefLang, href]) => ({ rel: 'alternate', hrefLang, href })),
  ]
  return { title, tags, links }
}
