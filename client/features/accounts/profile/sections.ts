import { paths } from '../../../../domain/paths.ts'

/** Anchors of the page, the most used first. */
export const sectionIds = [
  'learning',
  'you',
  'tests',
  'bookmarks',
  'exam',
  'guardian',
  'notifications',
  'settings',
  'security',
  'data',
] as const
export type SectionId = (typeof sectionIds)[number]

/** Address that a section's form posts to: a browser without script shows the section again. */
export const sectionAddress = (id: SectionId): string => `${paths.profile()}#${id}`
