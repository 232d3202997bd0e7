import { lazyPart } from '../../ui/lazy-part.tsx'

/** `FactsToRemember`, whose script follows the page. */
export const FactsToRemember = lazyPart(() => import('./facts-to-remember.tsx'), 'FactsToRemember')
