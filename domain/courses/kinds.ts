export const lessonKinds = ['text', 'video', 'material', 'test'] as const
export type LessonKind = (typeof lessonKinds)[number]

/** Kinds of lessons that show an item. */
export const itemKinds = ['video', 'material', 'test'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Length of a course: chapters, lessons by kind, and total minutes. */
export type CourseExtent = { chapters: number; lessons: Record<LessonKind, number>; minutes: number }

export const lessonCount = ({ lessons }: CourseExtent): number =>
  Object.values(lessons).reduce((sum, count) => sum + count, 0)
