/** Days in which a purchase can be given back without a reason, counted from the minute of payment. */
export const refundDays = 7
const dayMs = 86_400_000

/** Tests of a series that may have been submitted. */
export const tastedTests = 2
/** Part of a course's lessons that may have been opened, and of a document's pages that may have been read. */
export const tastedShare = 0.2

/** Use of what was bought since it was paid. */
export type Usage = {
  testsSubmitted: number
  lessonsOpened: number
  lessons: number
  pagesRead: number
  pages: number
  isDownloaded: boolean
}

export const refundRefusals = ['late', 'tests', 'lessons', 'pages', 'downloaded', 'blocked'] as const
export type RefundRefusal = (typeof refundRefusals)[number]

const isBeyondTaste = (used: number, of: number): boolean => of > 0 && used > of * tastedShare

/** Why the seven days' refund is not given by itself; empty where it is. A student may ask all the same. */
export const refundRefusalsOf = (
  { paidAt, isBlocked }: { paidAt: number; isBlocked: boolean },
  usage: Usage,
  now: number,
): RefundRefusal[] => [
  ...(now > paidAt + refundDays * dayMs ? (['late'] as const) : []),
  ...(usage.testsSubmitted > tastedTests ? (['tests'] as const) : []),
  ...(isBeyondTaste(usage.lessonsOpened, usage.lessons) ? (['lessons'] as const) : []),
  ...(isBeyondTaste(usage.pagesRead, usage.pages) ? (['pages'] as const) : []),
  ...(usage.isDownloaded ? (['downloaded'] as const) : []),
  ...(isBlocked ? (['blocked'] as const) : []),
]
