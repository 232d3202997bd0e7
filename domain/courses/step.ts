import type { Bilingual } from '../questions/text.ts'
import { completionOf } from './completion.ts'
import type { LessonStep } from './contract.ts'
import { locksOf, type Learner, type LockableLesson } from './unlock.ts'

type StepLesson = LockableLesson & { title: Bilingual }

type StepCourse<Line extends StepLesson> = {
  chapters: readonly { title: Bilingual; lessons: readonly Line[] }[]
  inOrder: boolean
  finalTest: { lessonId: string; minPercent: number } | null
  /** Best score in the final test; null without one. */
  finalPercent: number | null
}

/**
 * Progress with a lesson counted as done, whether it is marked already or not: the count of required lessons, whether its
 * chapter and the course are done with it, and the lesson to go on with: the next open one that is not done, later ones
 * first. `opensAt` is set where that lesson opens later.
 */
export const stepAfter = <Line extends StepLesson>(
  { chapters, inOrder, finalTest, finalPercent }: StepCourse<Line>,
  lessonId: string,
  learner: Learner,
  now: number,
): LessonStep | null => {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  const lesson = lessons[index]
  if (!lesson) return null
  const done = new Set([...learner.done, lessonId])
  const locks = locksOf(lessons, { inOrder }, { ...learner, done }, now)
  const rest = [...lessons.slice(index + 1), ...lessons.slice(0, index)].filter(({ id }) => !done.has(id))
  const lockOf = (line: Line) => locks[lessons.indexOf(line)] ?? null
  const next = rest.find((line) => lockOf(line) === null)
  const later = rest.map(lockOf).find((lock) => lock?.reason === 'later')
  const chapter = chapters.find((one) => one.lessons.includes(lesson))
  const completion = completionOf(lessons, { finalTest }, done, finalPercent)
  return {
    done: completion.done,
    of: completion.of,
    chapterDone: chapter?.lessons.every(({ id, required }) => !required || done.has(id)) ?? false,
    courseDone: completion.complete,
    next: next ? { id: next.id, title: next.title } : null,
    opensAt: !next && later?.reason === 'later' ? later.opensAt : null,
  }
}
