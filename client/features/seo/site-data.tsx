import { useContext } from 'react'
import { paths } from '../../../domain/paths.ts'
import { JsonLd } from './json-ld.tsx'
import { SiteContext } from './site-context.ts'

/** Organization data; the website and its search action are on every page. */
export const organization = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Taiyari',
  alternateName: 'तैयारी',
  url: `${origin}/`,
  logo: `${origin}/logo.svg`,
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

export function SiteData() {
  const origin = useContext(SiteContext)
  return (
    <>
      <JsonLd value={organization(origin)} />
      <JsonLd value={website(origin)} />
    </>
  )
}
