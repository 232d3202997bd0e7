import { LegalRoute, loadLegal } from './legal/legal-route.tsx'
import type { Route } from './+types/privacy.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['legal'],
  audience: 'everyone',
  cacheKeys: ['version'],
  inSitemap: true,
  inSearch: {
    id: 'privacy',
    isReference: true,
    title: { en: 'Privacy policy', hi: 'निजता नीति' },
    summary: {
      en: 'What we keep about you, why, and how to have it erased.',
      hi: 'हम आपके बारे में क्या रखते हैं, क्यों, और उसे कैसे मिटवाएँ।',
    },
    body: { en: 'personal data cookies consent', hi: 'गोपनीयता निजी डेटा सहमति' },
  },
} satisfies PageHandle

export const loader = (args: Route.LoaderArgs) => loadLegal('privacy', args)

export default LegalRoute
