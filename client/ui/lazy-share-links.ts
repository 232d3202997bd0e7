import { lazyPart } from './lazy-part.tsx'

export const ShareLinks = lazyPart(() => import('./share-links.tsx'), 'ShareLinks')
