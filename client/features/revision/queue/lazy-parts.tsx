import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const parts = () => import('./later-parts.ts')
const fallback = <Skeleton />

export const CardList = lazyPart(parts, 'CardList', fallback)
export const Forecast = lazyPart(parts, 'Forecast', fallback)
export const HowItWorks = lazyPart(parts, 'HowItWorks', fallback)
export const SettingsPart = lazyPart(parts, 'SettingsPart', fallback)
export const Topics = lazyPart(parts, 'Topics', fallback)
