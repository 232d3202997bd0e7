import { lazyPart } from '../../../../ui/lazy-part.tsx'

/** `UsedFacts`, whose script follows the editor. */
export const UsedFacts = lazyPart(() => import('./used-facts.tsx'), 'UsedFacts')
