import { lifeOf } from '../../domain/attempts/states.ts'
import type { SeriesSummary } from '../../domain/catalogue/contract.ts'
import type { Home, HomeItem, HomeJob, HomeOfStudent, SeriesProgress } from '../../domain/home/contract.ts'
import { nextTest } from '../../domain/catalogue/next-test.ts'
import type { JobSummary } from '../../domain/jobs/contract.ts'
import { myAttempts, myStreak } from '../attempts/my-attempts.usecases.ts'
import { listCourses } from '../courses/courses.usecases.ts'
import { readToday } from '../current-affairs/current-affairs.usecases.ts'
import { homepageJobs } from '../jobs/jobs.usecases.ts'
import { listMaterials } from '../materials/materials.usecases.ts'
import { readContentVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { revisionToday } from '../revision/revision.usecases.ts'
import { listVideos } from '../videos/videos.usecases.ts'
import { listExams, newestSeries, seriesForStudent } from '../catalogue/series.usecases.ts'
import { testsForStudent, windowedTests } from '../catalogue/tests.usecases.ts'

const limits = { tests: 5, jobs: 4, series: 6, items: 3, progress: 3 } as const

const jobLine = ({ id, title, organisation, closesAt, sample }: JobSummary): HomeJob => ({
  id,
  title,
  organisation,
  closesAt,
  sample,
})

const itemLine = ({ id, title, summary, access }: HomeItem): HomeItem => ({ id, title, summary, access })
const newest = (items: HomeItem[]): HomeItem[] => items.slice(0, limits.items).map(itemLine)

const readShared = async (services: Services) => {
  const [exams, tests, series, affairs, jobs, courses, videos, materials] = await Promise.all([
    listExams(services),
    windowedTests(services),
    newestSeries(services),
    readToday(services, null),
    homepageJobs(services, limits.jobs),
    listCourses(services, null, {}),
    listVideos(services, null, {}),
    listMaterials(services, null, {}),
  ])
  return {
    exams,
    tests,
    series,
    affairs,
    jobs: { latest: jobs.latest.map(jobLine), closing: jobs.closing.map(jobLine) },
    courses: newest(courses.items),
    videos: videos.items.slice(0, limits.items).map((video) => ({ ...itemLine(video), durationMs: video.durationMs })),
    materials: newest(materials.items),
  }
}

/** Lifetime of the shared part, as of a cached page; a new content version replaces it earlier. */
const sharedMs = 60_000
const shared = makeFreshMemo<Awaited<ReturnType<typeof readShared>>>(4, sharedMs)

const progressIn = ({ id, title, tests }: SeriesSummary): SeriesProgress => ({
  id,
  title,
  done: tests.filter(({ mine }) => mine !== null && lifeOf(mine.state) === 'finished').length,
  total: tests.length,
})

const readOwn = (services: Services, userId: string) =>
  Promise.all([
    myAttempts(services, userId),
    myStreak(services, userId),
    // The page is shown where the cards cannot be read.
    revisionToday(services, userId).catch(() => null),
  ])

const homeOfStudent = (
  [attempts, streak, revision]: Awaited<ReturnType<typeof readOwn>>,
  tests: Home['tests'],
  series: SeriesSummary[],
): HomeOfStudent => ({
  open: attempts.find(({ state }) => lifeOf(state) === 'open') ?? null,
  next: nextTest(
    tests,
    series,
    attempts.map(({ testId }) => testId),
  ),
  progress: series
    .filter((one) => one.tests.some(({ mine }) => mine !== null))
    .slice(0, limits.progress)
    .map(progressIn),
  streak,
  revision,
})

/**
 * Reads the home page. The shared part is at most a minute old; the student's part is read each time. With batched reads a
 * visitor costs no round trip to D1 and a student one; a miss of the shared part adds two.
 */
export const readHome = async (services: Services, userId: string | null): Promise<Home> => {
  const now = services.now()
  // Awaited first, so that the reads below start in one turn and share a batch.
  const cacheKey = `${services.origin} ${await readContentVersion(services)}`
  const readLists = async () => {
    const { tests, series, ...rest } = await shared(cacheKey, now, () => readShared(services))
    const open = tests.filter(({ test }) => test.closesAt !== null && test.closesAt > now)
    const lists = [testsForStudent(services, userId, open), seriesForStudent(services, userId, series)] as const
    return [rest, ...(await Promise.all(lists))] as const
  }
  const [[rest, tests, series], own] = await Promise.all([
    readLists(),
    userId === null ? null : readOwn(services, userId),
  ])
  return {
    ...rest,
    tests: tests.slice(0, limits.tests),
    series: series.slice(0, limits.series).map((one) => ({ ...one, tests: [] })),
    mine: own && homeOfStudent(own, tests, series),
    serverNow: now,
  }
}
