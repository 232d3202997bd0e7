import type { FreshItem, HomeItem, HomeJob } from '../../domain/home/contract.ts'
import type { JobSummary } from '../../domain/jobs/contract.ts'
import { listExams, newestSeries } from '../catalogue/series.usecases.ts'
import { windowedTests } from '../catalogue/tests.usecases.ts'
import { listCourses } from '../courses/courses.usecases.ts'
import { readToday } from '../current-affairs/current-affairs.usecases.ts'
import { readContentVersion } from '../events/content-version.ts'
import { homepageJobs } from '../jobs/jobs.usecases.ts'
import { listMaterials } from '../materials/materials.usecases.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listVideos } from '../videos/videos.usecases.ts'

const limits = { jobs: 4, items: 3 } as const

/** An item that may be new for a student of some exams. */
type Offered = FreshItem & { exams: readonly string[] }

type Listed = Omit<HomeItem, 'subject'> & { subject: { id: string }; exams: string[]; publishedAt: number }

const jobLine = ({ id, title, organisation, closesAt, sample }: JobSummary): HomeJob => ({
  id,
  title,
  organisation,
  closesAt,
  sample,
})

const itemLine = ({ id, title, summary, access, subject }: Listed): HomeItem => ({
  id,
  title,
  summary,
  access,
  subject: subject.id,
})
const newest = (items: Listed[]): HomeItem[] => items.slice(0, limits.items).map(itemLine)

const offered =
  (kind: FreshItem['kind']) =>
  ({ id, title, subject, exams, publishedAt }: Listed): Offered => ({
    kind,
    id,
    title,
    face: subject.id,
    exams,
    at: publishedAt,
  })

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
    tests,
    series,
    lists: {
      exams,
      affairs,
      jobs: { latest: jobs.latest.map(jobLine), closing: jobs.closing.map(jobLine) },
      courses: newest(courses.items),
      videos: videos.items
        .slice(0, limits.items)
        .map((video) => ({ ...itemLine(video), durationMs: video.durationMs })),
      materials: newest(materials.items),
    },
    offered: [
      ...courses.items.map(offered('course')),
      ...videos.items.map(offered('video')),
      ...materials.items.map(offered('material')),
    ],
  }
}

export type SharedLists = Awaited<ReturnType<typeof readShared>>

/** Lifetime of the shared part, as of a cached page; a new content version replaces it earlier. */
const sharedMs = 60_000
const shared = makeFreshMemo<SharedLists>(4, sharedMs)

/** Returns the reader of what all visitors share. Awaited apart, so that its reads and the student's share a batch. */
export const sharedLists = async (services: Services): Promise<() => Promise<SharedLists>> => {
  const cacheKey = `${services.origin} ${await readContentVersion(services)}`
  return () => shared(cacheKey, services.now(), () => readShared(services))
}
