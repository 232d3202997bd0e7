/** What is done in a lesson. */
export const lessonKinds = ['text', 'video', 'material', 'test'] as const
export type LessonKind = (typeof lessonKinds)[number]

/** How long a course is: lessons of each kind, and the minutes that all of them take. */
export type CourseExtent = { chapters: number; lessons: Record<LessonKind, number>; minutes: number }

export const lessonCount = ({ lessons }: CourseExtent): number =>
  Object.values(lessons).reduce((sum, count) => sum + count, 0)
