import { northernTemplates } from './northern-states.ts'
import { southernTemplates } from './southern-states.ts'
import type { JobTemplate } from './template.ts'
import { unionTemplates } from './union.ts'
import { westernTemplates } from './western-states.ts'

export type { JobTemplate } from './template.ts'

/** Templates of terms; a state whose figures are not certain has none. */
export const jobTemplates: readonly JobTemplate[] = [
  ...unionTemplates,
  ...northernTemplates,
  ...westernTemplates,
  ...southernTemplates,
]

export const findTemplate = (id: string): JobTemplate | undefined => jobTemplates.find((template) => template.id === id)
