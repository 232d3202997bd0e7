import { lazyPart } from '../../ui/lazy-part.tsx'

/** The card in a chunk of its own, which most readers of the page do not need. */
export const RevisionCard = lazyPart(() => import('./revision-card.tsx'), 'RevisionCard')
