import { lazyPart } from '../../ui/lazy-part.tsx'

export const FitLine = lazyPart(() => import('./fit-line.tsx'), 'FitLine')
