/** Parts of /profile that follow its first paint. Until they load they work as plain HTML. */
export { ExamsCard } from './exams-card.tsx'
export { Learning } from './learning.tsx'
export { SectionList } from './section-list.tsx'
export { UnconfirmedNotice } from './email/unconfirmed-notice.tsx'
