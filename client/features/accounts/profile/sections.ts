import { paths } from '../../../../domain/paths.ts'

/** Anchors of the page, the most used first. */
export const sectionIds = ['you', 'tests', 'bookmarks', 'exam', 'guardian', 'settings', 'security', 'data'] as const
export type SectionId = (typeof sectionIds)[number]

/** Where a form of a section goes: a browser without script opens the page there again. */
export const sectionAddress = (id: SectionId): string => `${paths.profile()}#${id}`
