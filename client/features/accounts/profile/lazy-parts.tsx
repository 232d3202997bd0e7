import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const forms = () => import('./profile-parts.ts')
const overview = () => import('./overview-parts.ts')
const fallback = <Skeleton />

export const DataParts = lazyPart(forms, 'DataParts', fallback)
export const Bookmarks = lazyPart(forms, 'Bookmarks', fallback)
export const DetailsForm = lazyPart(forms, 'DetailsForm', fallback)
export const ExamsCard = lazyPart(overview, 'ExamsCard', fallback)
export const ExamForm = lazyPart(forms, 'ExamForm', fallback)
export const GuardianPart = lazyPart(forms, 'GuardianPart', fallback)
export const Learning = lazyPart(overview, 'Learning', fallback)
export const MyTests = lazyPart(forms, 'MyTests', fallback)
export const PictureForm = lazyPart(forms, 'PictureForm', fallback)
export const SectionList = lazyPart(overview, 'SectionList', fallback)
export const SecurityParts = lazyPart(forms, 'SecurityParts', fallback)
export const UnconfirmedNotice = lazyPart(overview, 'UnconfirmedNotice', fallback)
