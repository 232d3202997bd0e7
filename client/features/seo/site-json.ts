import type { Language } from '../../../domain/language.ts'
import { paths } from '../../../domain/paths.ts'
import type { Site } from '../../../domain/settings/site.ts'
import { safeJson } from './safe-json.ts'

/** Organization data; the website and its search action are on every page. */
export const organization = (origin: string, { tagline, description, social }: Site, language: Language) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Taiyari',
  alternateName: 'तैयारी',
  url: `${origin}/`,
  logo: `${origin}/logo.svg`,
  slogan: tagline[language],
  description: description[language],
  ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
})

export const website = (origin: string) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: 'Taiyari',
  url: `${origin}/`,
  inLanguage: ['en', 'hi'],
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** Texts of the structured data of every page. Made at the edge, so that no page has its script. */
export const siteJson = (origin: string, site: Site, language: Language): string[] =>
  [organization(origin, site, language), website(origin)].map((value) =>
    safeJson({ '@context': 'https://schema.org', ...value }),
  )
