import { useContext } from 'react'
import { paths } from '../../../domain/paths.ts'
import { JsonLd } from './json-ld.tsx'
import { SiteContext } from './site-context.ts'

/** Spec section 1: the organisation, and the website with its search on every page. */
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
