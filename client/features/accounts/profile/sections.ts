/** Anchors of the page, the most used first. */
export const sectionIds = ['you', 'tests', 'exam', 'guardian', 'settings', 'security'] as const
export type SectionId = (typeof sectionIds)[number]
