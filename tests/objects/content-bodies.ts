import type { DraftBody } from '../../domain/content/contract.ts'
import { affairContent } from '../../worker/current-affairs/current-affairs.content.ts'
import {
  listAffairs,
  readAffair,
  sitemapEntries as affairPages,
} from '../../worker/current-affairs/current-affairs.usecases.ts'
import { listSeries, readSeries, sitemapEntries as seriesPages } from '../../worker/catalogue/series.usecases.ts'
import { seriesContent } from '../../worker/catalogue/series.content.ts'
import type { ContentKind } from '../../worker/content/content-kind.ts'
import { courseContent } from '../../worker/courses/courses.content.ts'
import { listCourses, readCourse, sitemapEntries as coursePages } from '../../worker/courses/courses.usecases.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { listJobs, readJob, sitemapEntries as jobPages } from '../../worker/jobs/jobs.usecases.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import {
  listMaterials,
  readMaterial,
  sitemapEntries as materialPages,
} from '../../worker/materials/materials.usecases.ts'
import type { Services } from '../../worker/platform/context.ts'
import type { SitemapSource } from '../../worker/seo/sitemap-source.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { videoContent } from '../../worker/videos/videos.content.ts'
import { listVideos, readVideo, sitemapEntries as videoPages } from '../../worker/videos/videos.usecases.ts'

type Item = { id: string; title: { en: string; hi: string } }

/** Content kind with a publishable body and the public reads of its items. */
export type KindFixture = {
  kind: ContentKind
  /** Fields of a complete draft that are the kind's own. */
  own: DraftBody
  /** Required field of the kind's own. */
  needed: string
  /** True when each item has exactly one exam. */
  hasOneExam?: boolean
  list: (services: Services, word: string) => Promise<Item[]>
  read: (services: Services, id: string) => Promise<Item>
  pages: SitemapSource
}

const ofKind: KindFixture[] = [
  {
    kind: materialContent,
    own: ownFields.material,
    needed: 'subject',
    list: async (services, q) => (await listMaterials(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readMaterial(services, null, id, {}),
    pages: materialPages,
  },
  {
    kind: affairContent,
    own: ownFields.current_affairs,
    needed: 'category',
    list: async (services) => (await listAffairs(services, { month: '2026-02', category: 'sports' })).items,
    read: readAffair,
    pages: affairPages,
  },
  {
    kind: videoContent,
    own: ownFields.video,
    needed: 'durationMs',
    list: async (services, q) => (await listVideos(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readVideo(services, null, id),
    pages: videoPages,
  },
  {
    kind: courseContent,
    own: ownFields.course,
    needed: 'chapters',
    list: async (services, q) => (await listCourses(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readCourse(services, null, id),
    pages: coursePages,
  },
  {
    kind: jobContent,
    own: ownFields.job,
    needed: 'posts',
    list: async (services) => (await listJobs(services, null, { list: 'all' })).items,
    read: (services, id) => readJob(services, null, id),
    pages: jobPages,
  },
  {
    kind: seriesContent,
    own: ownFields.series,
    needed: 'description',
    hasOneExam: true,
    list: async (services, q) => (await listSeries(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readSeries(services, null, id),
    pages: seriesPages,
  },
]

export const kindFixtures = ofKind.map((fixture) => [fixture.kind.kind, fixture] as const)

/** Complete draft with a word of its own to search for. */
export const bodyWith = ({ own }: KindFixture, slug: string, word: string): DraftBody => completeBody(own, slug, word)
