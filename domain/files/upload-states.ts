/** `completing`: all parts are stored, and the whole is read. */
export const uploadStates = ['open', 'completing', 'done', 'refused'] as const
export type UploadState = (typeof uploadStates)[number]

/** Reasons for which a whole file is refused. */
export const refusalReasons = [
  'broken',
  'encrypted',
  'too_many_pages',
  'active_content',
  'no_video',
  'codec',
  'too_many_pixels',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Reasons for which a call about a file fails, in `details.reason`. */
export const faultReasons = ['wrong_type', 'part_damaged', 'part_busy', 'parts_missing', 'too_many', 'used'] as const
export type FileFault = (typeof faultReasons)[number]
