import type { ContentRefusal } from '../../../domain/content/refusals.ts'
import type { ErrorCode } from '../../../domain/errors.ts'

const publishingIntents = [
  'publish',
  'schedule',
  'unschedule',
  'unpublish',
  'archive',
  'discard',
  'duplicate',
  'trash',
  'restore',
  'restore-version',
  'restore-kept',
] as const
export type PublishingIntent = (typeof publishingIntents)[number]

export const isPublishingIntent = (intent: string): intent is PublishingIntent =>
  publishingIntents.some((each) => each === intent)

/** Refusal of an act. `reason`: of `content.not_possible`; `fields`: faults and other blocking checks by path. */
type Refused = { code: ErrorCode; reason: ContentRefusal | null; fields: Record<string, string> }

/** Outcome of an act on an item. `at` is the instant of a schedule, `number` a restored version. */
export type PublishingAnswer = {
  publishing: { intent: PublishingIntent; refusal: Refused | null; at: number | null; number: number | null }
}

/** Answer of `publishingAction` among those of a route's actions; null for any other. */
export const publishingAnswerOf = (answer: unknown): PublishingAnswer['publishing'] | null =>
  typeof answer === 'object' && answer !== null && 'publishing' in answer
    ? (answer as PublishingAnswer).publishing
    : null
