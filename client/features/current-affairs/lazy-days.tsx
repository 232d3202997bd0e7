import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const DayStrip = lazyPart(() => import('./day-strip.tsx'), 'DayStrip', <Skeleton lines={3} />)
export const MarkDay = lazyPart(() => import('./reads/mark-day.tsx'), 'MarkDay')
export const QuizCard = lazyPart(() => import('./quiz-card.tsx'), 'QuizCard', <Skeleton lines={2} />)
