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
import { readVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listVideos } from '../videos/videos.usecases.ts'
import {
  listExams,
  newestSeries,
  seriesForStudent,
  testsForStudent,
  windowedTests,
} from '../catalogue/catalogue.usecases.ts'

const shown = { tests: 5, jobs: 4, series: 6, items: 3, progress: 3 } as const

const jobLine = ({ id, title, organisation, closesAt, sample }: JobSummary): HomeJob => ({
  id,
  title,
  organisation,
  closesAt,
  sample,
})

const itemLine = ({ id, title, summary, access }: HomeItem): HomeItem => ({ id, title, summary, access })
const newest = (items: HomeItem[]): HomeItem[] => items.slice(0, shown.items).map(itemLine)

const readShared = async (services: Services) => {
  const [exams, tests, series, affairs, jobs, courses, videos, materials] = await Promise.all([
    listExams(services),
    windowedTests(services),
    newestSeries(services),
    readToday(services, null),
    homepageJobs(services, shown.jobs),
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
    videos: videos.items.slice(0, shown.items).map((video) => ({ ...itemLine(video), durationMs: video.durationMs })),
    materials: newest(materials.items),
  }
}

/** As old as a page that is kept for visitors may be; of what was published since, a new one is made, as of those. */
const sharedMs = 60_000
const shared = makeFreshMemo<Awaited<ReturnType<typeof readShared>>>(4, sharedMs)

const progressIn = ({ id, title, tests }: SeriesSummary): SeriesProgress => ({
  id,
  title,
  done: tests.filter(({ mine }) => mine !== null && lifeOf(mine.state) === 'finished').length,
  total: tests.length,
})

const readOwn = (services: Services, userId: string) =>
  Promise.all([myAttempts(services, userId), myStreak(services, userId)])

const ofStudent = (
  [attempts, streak]: Awaited<ReturnType<typeof readOwn>>,
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
    .slice(0, shown.progress)
    .map(progressIn),
  streak,
})

/**
 * All of the home page. What is the same for everyone is a minute old at most; what the one who asks may do and has done
 * is read each time. Where reads are gathered that is one round trip to D1: nobody's own is none, and what is no longer at hand takes two more.
 */
export const readHome = async (services: Services, userId: string | null): Promise<Home> => {
  const now = services.now()
  // Before the rest, which is one turn for who gathers reads.
  const place = `${services.origin} ${await readVersion(services)}`
  const tell = async () => {
    const { tests, series, ...same } = await shared(place, now, () => readShared(services))
    const open = tests.filter(({ test }) => test.closesAt !== null && test.closesAt > now)
    const told = await Promise.all([
      testsForStudent(services, userId, open),
      seriesForStudent(services, userId, series),
    ])
    return { same, tests: told[0], series: told[1] }
  }
  const [{ same, tests, series }, own] = await Promise.all([tell(), userId === null ? null : readOwn(services, userId)])
  return {
    ...same,
    tests: tests.slice(0, shown.tests),
    series: series.slice(0, shown.series).map((one) => ({ ...one, tests: [] })),
    mine: own && ofStudent(own, tests, series),
    serverNow: now,
  }
}
