import { lazyPart } from '../../ui/lazy-part.tsx'

export const VisitorsList = lazyPart(() => import('./own-list.tsx'), 'VisitorsList')
export const NoneForMe = lazyPart(() => import('./own-list.tsx'), 'NoneForMe')
