import { lazyPart } from './lazy-part.tsx'

/** `BuyBox`, whose script and texts follow the page. */
export const BuyBox = lazyPart(() => import('./buy-box.tsx'), 'BuyBox')
