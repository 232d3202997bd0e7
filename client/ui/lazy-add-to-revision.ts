import { lazyPart } from './lazy-part.tsx'

/** `AddToRevision`, whose script follows the page. */
export const AddToRevision = lazyPart(() => import('./add-to-revision.tsx'), 'AddToRevision')
