/** Days in which a purchase can be given back without a reason, counted from the minute of payment. */
export const refundDays = 7
const dayMs = 86_400_000

/** Tests of a series that may have been submitted or printed. */
export const tastedTests = 2
/** One in so many of the lessons, pages or videos may have been used; of a single video, that part of its time. */
export const tastedOneIn = 5

/** Use of what was bought since it was paid, of everything that it holds. */
export type Usage = {
  testsTaken: number
  lessonsOpened: number
  lessons: number
  /** Pages or chapters. */
  pagesRead: number
  pages: number
  videosWatched: number
  videos: number
  isDownloaded: boolean
}

export const refundRefusals = [
  'late',
  'tests',
  'lessons',
  'pages',
  'videos',
  'downloaded',
  'upgraded',
  'blocked',
] as const
export type RefundRefusal = (typeof refundRefusals)[number]

/** True beyond the part that may be tried. */
export const isBeyondTaste = (used: number, of: number): boolean => used * tastedOneIn > of

/** A purchase; `isUpgraded` when its rest was credited in another one. Unix milliseconds. */
export type Refundable = { paidAt: number; isBlocked: boolean; isUpgraded: boolean }

/** End of the seven days of a purchase, in Unix milliseconds. */
export const refundableUntil = (paidAt: number): number => paidAt + refundDays * dayMs

/** Why the seven days' refund is not given by itself; empty where it is. A student may ask all the same. */
export const refundRefusalsOf = (
  { paidAt, isBlocked, isUpgraded }: Refundable,
  usage: Usage,
  now: number,
): RefundRefusal[] => {
  const facts: Record<RefundRefusal, boolean> = {
    late: now > refundableUntil(paidAt),
    tests: usage.testsTaken > tastedTests,
    lessons: isBeyondTaste(usage.lessonsOpened, usage.lessons),
    pages: isBeyondTaste(usage.pagesRead, usage.pages),
    videos: isBeyondTaste(usage.videosWatched, usage.videos),
    downloaded: usage.isDownloaded,
    upgraded: isUpgraded,
    blocked: isBlocked,
  }
  return refundRefusals.filter((each) => facts[each])
}
