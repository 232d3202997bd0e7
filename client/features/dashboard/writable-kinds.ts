import type { DraftKind } from '../../../domain/content.ts'

/** Kinds that a searched subject is written as. */
export const writableKinds = [
  'material',
  'current_affairs',
  'video',
  'course',
  'job',
  'series',
] as const satisfies readonly DraftKind[]
export type WritableKind = (typeof writableKinds)[number]

export const isWritable = (text: string): text is WritableKind => (writableKinds as readonly string[]).includes(text)
