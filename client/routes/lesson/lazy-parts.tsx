import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const fallback = <Skeleton lines={8} />

export const LessonMaterial = lazyPart(() => import('./lesson-material.tsx'), 'LessonMaterial', fallback)
export const LessonVideo = lazyPart(() => import('./lesson-video.tsx'), 'LessonVideo', fallback)
