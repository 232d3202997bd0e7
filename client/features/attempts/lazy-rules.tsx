import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Rules = lazyPart(() => import('./rules.tsx'), 'Rules', <Skeleton lines={12} />)
