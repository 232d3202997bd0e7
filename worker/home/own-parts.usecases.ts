import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { streakOf } from '../../domain/attempts/streak.ts'
import type { ContinueStep, HomeOfStudent } from '../../domain/home/contract.ts'
import { canBeJudged } from '../../domain/jobs/fit.ts'
import { nextDates, type NextJobDate } from '../../domain/jobs/next-dates.ts'
import { addDays, dateInIndia } from '../../domain/india.ts'
import { examProfileOfUser } from '../accounts/profile.usecases.ts'
import { myAttempts, runningTests, submissionDays } from '../attempts/my-attempts.usecases.ts'
import { recommendFirstTest } from '../catalogue/first-test.usecases.ts'
import { begunSeries } from '../catalogue/series.usecases.ts'
import { lastLesson } from '../courses/last-lesson.usecases.ts'
import { lastReading } from '../materials/places.usecases.ts'
import { quizToday } from '../current-affairs/quiz-today.usecases.ts'
import { calendarJobs } from '../jobs/calendar.usecases.ts'
import { jobsForMe } from '../jobs/jobs.usecases.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { practiceDays, revisionToday } from '../revision/revision.usecases.ts'
import { lastWatched } from '../videos/places.usecases.ts'

/** `dated`: jobs whose dates are compared, saved ones and those of exams each. */
const limits = { dates: 3, dated: 60, jobs: 2 } as const

/** Days of the calendar beside the streak: twelve weeks. */
const calendarDays = 84

/** A part without which the page is shown: `otherwise` where it cannot be read. */
const part = async <Value, Other>(name: string, read: Promise<Value>, otherwise: Other): Promise<Value | Other> => {
  try {
    return await read
  } catch (error) {
    log('warn', 'home.part_unread', { part: name }, error)
    return otherwise
  }
}

/** Days with a submitted test or practice. A submitted test whose answers are not released counts as a day without. */
const streakFor = async (services: Services, userId: string): Promise<NonNullable<HomeOfStudent['streak']>> => {
  const now = services.now()
  const [submitted, answered] = await Promise.all([submissionDays(services, userId), practiceDays(services, userId)])
  const answersOf = new Map([
    ...submitted.map((day) => [day, 1] as const),
    ...answered.map(({ day, answers }) => [day, answers] as const),
  ])
  const days = [...answersOf.keys()].toSorted().toReversed()
  const from = addDays(dateInIndia(now), -calendarDays)
  const practised = days
    .filter((day) => day > from)
    .map((day) => ({ day, answers: answersOf.get(day) ?? 0 }))
    .toReversed()
  return { ...streakOf(days, now), practised }
}

const lessonLeft = async (services: Services, userId: string): Promise<ContinueStep | null> => {
  const lesson = await lastLesson(services, userId)
  if (!lesson) return null
  const { courseId, lessonId, title, lessonTitle, subject, done, total, at } = lesson
  return { kind: 'lesson', courseId, lessonId, title: lessonTitle, course: title, subject: subject.id, done, total, at }
}

const readingLeft = async (services: Services, userId: string): Promise<ContinueStep | null> => {
  const reading = await lastReading(services, userId)
  if (!reading) return null
  const { materialId, title, subject, page, pages, share, at } = reading
  return { kind: 'material', id: materialId, title, subject: subject.id, page, pages, share, at }
}

const watchingLeft = async (services: Services, userId: string): Promise<ContinueStep | null> => {
  const watched = await lastWatched(services, userId)
  if (!watched) return null
  const { videoId, title, subject, positionMs, durationMs, at } = watched
  return { kind: 'video', id: videoId, title, subject: subject.id, positionMs, durationMs, at }
}

const readRunning = async (services: Services, userId: string) => {
  const attempts = await myAttempts(services, userId)
  const [running, first] = await Promise.all([
    part('running', runningTests(services, userId, attempts), []),
    attempts.length === 0 ? part('first', recommendFirstTest(services, userId), null) : null,
  ])
  return { attempts, running, first }
}

/** Dates of saved jobs and of the exams of the student. */
const datesOf = async (services: Services, userId: string, targets: readonly ExamTarget[]): Promise<NextJobDate[]> =>
  nextDates(await calendarJobs(services, userId, targets, limits.dated), services.now(), limits.dates)

/** Parts that depend on the exam profile. Jobs are read only where it states something by which they are judged. */
const readByProfile = async (services: Services, userId: string) => {
  const profile = await examProfileOfUser(services, userId)
  const [dates, jobs] = await Promise.all([
    part('dates', datesOf(services, userId, profile.targets), []),
    canBeJudged(profile) ? part('jobs', jobsForMe(services, userId, limits.jobs), []) : [],
  ])
  return { targets: profile.targets, dates, jobs }
}

/** The student's own parts. Without attempts the page would show everyone as a newcomer, so it fails instead. */
export const readOwnParts = async (services: Services, userId: string) => {
  const [{ attempts, running, first }, byProfile, streak, revision, quiz, series, ...left] = await Promise.all([
    readRunning(services, userId),
    readByProfile(services, userId),
    part('streak', streakFor(services, userId), null),
    part('revision', revisionToday(services, userId), null),
    part('quiz', quizToday(services, userId), null),
    part('series', begunSeries(services, userId), []),
    part('lesson', lessonLeft(services, userId), null),
    part('reading', readingLeft(services, userId), null),
    part('watching', watchingLeft(services, userId), null),
  ])
  return { attempts, running, first, ...byProfile, streak, revision, quiz, series, left }
}

export type OwnParts = Awaited<ReturnType<typeof readOwnParts>>
