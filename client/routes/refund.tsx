import { LegalRoute, loadLegal } from './legal/legal-route.tsx'
import type { Route } from './+types/refund.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['legal'],
  audience: 'everyone',
  cacheKeys: ['version'],
  inSitemap: true,
  inSearch: {
    id: 'refund',
    isReference: true,
    title: { en: 'Refund policy', hi: 'धन-वापसी नीति' },
    summary: { en: 'When and how you get your money back.', hi: 'पैसे कब और कैसे वापस मिलते हैं।' },
    body: { en: 'refunds cancellation money back', hi: 'रिफ़ंड पैसे वापस' },
  },
} satisfies PageHandle

export const loader = (args: Route.LoaderArgs) => loadLegal('refund', args)

export default LegalRoute
