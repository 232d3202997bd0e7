import { languageKey, type Language } from '../../../domain/language.ts'

/** The social image of every page that has none of its own: 1200 x 630. */
const defaultImage = '/social.png'

type PageMetaInput = {
  title: string
  description: string
  index?: boolean
  image?: string
  brand: string
  language: Language
  origin: string
  pathname: string
  /** Whether the page is addressed in Hindi by `?lang=hi`, as crawlers do. */
  inHindiAddress: boolean
}

type MetaTag = { name?: string; property?: string; content: string }
type LinkTag = { rel: string; href: string; hrefLang?: string }

/**
 * Title, description, canonical address, the same page in the other language, and the social card.
 * Filters and pages of a list share one canonical address. Private pages say only that they are private.
 */
export const pageMeta = ({ index = true, image = defaultImage, ...page }: PageMetaInput) => {
  const title = page.title.includes(page.brand) ? page.title : `${page.title} | ${page.brand}`
  const english = page.origin + page.pathname
  const hindi = `${english}?${languageKey}=hi`
  const canonical = page.inHindiAddress ? hindi : english
  if (!index) {
    const tags: MetaTag[] = [
      { name: 'description', content: page.description },
      { name: 'robots', content: 'noindex' },
    ]
    return { title, tags, links: [] as LinkTag[] }
  }
  const tags: MetaTag[] = [
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.brand },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: page.origin + image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:alt', content: title },
    { property: 'og:locale', content: page.language === 'hi' ? 'hi_IN' : 'en_IN' },
    { property: 'og:locale:alternate', content: page.language === 'hi' ? 'en_IN' : 'hi_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  const links: LinkTag[] = [
    { rel: 'canonical', href: canonical },
    { rel: 'alternate', hrefLang: 'en', href: english },
    { rel: 'alternate', hrefLang: 'hi', href: hindi },
    { rel: 'alternate', hrefLang: 'x-default', href: english },
  ]
  return { title, tags, links }
}
