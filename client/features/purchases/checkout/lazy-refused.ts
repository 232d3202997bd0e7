import { lazyPart } from '../../../ui/lazy-part.tsx'

/** `Refused`, whose texts follow the page: a refusal as a whole is rare. */
export const Refused = lazyPart(() => import('./refused.tsx'), 'Refused')
