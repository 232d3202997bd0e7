import { LegalRoute, loadLegal } from './legal/legal-route.tsx'
import type { Route } from './+types/terms.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['legal'],
  audience: 'everyone',
  cacheKeys: ['version'],
  inSitemap: true,
  inSearch: {
    id: 'terms',
    isReference: true,
    title: { en: 'Terms of use', hi: 'इस्तेमाल की शर्तें' },
    summary: { en: 'The terms of using Taiyari.', hi: 'तैयारी के इस्तेमाल की शर्तें।' },
    body: { en: 'terms and conditions', hi: 'नियम और शर्तें, उपयोग की शर्तें' },
  },
} satisfies PageHandle

export const loader = (args: Route.LoaderArgs) => loadLegal('terms', args)

export default LegalRoute
