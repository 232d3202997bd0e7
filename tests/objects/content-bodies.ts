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

const text = (en: string) => ({ en, hi: `${en} हिंदी` })

const ofKind: KindFixture[] = [
  {
    kind: materialContent,
    own: {
      access: 'free',
      kind: 'notes',
      subject: 'maths',
      seriesId: null,
      courseId: null,
      files: {},
      chapters: [{ id: 'first', title: text('Squares'), body: text('The square of $n$ is $n^2$.') }],
      previewChapters: 1,
      downloadable: false,
    },
    needed: 'subject',
    list: async (services, q) => (await listMaterials(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readMaterial(services, null, id, {}),
    pages: materialPages,
  },
  {
    kind: affairContent,
    own: {
      date: '2026-02-03',
      eventDate: null,
      category: 'sports',
      isSample: true,
      body: text('A cup was won.'),
      matters: text('Cups are asked for.'),
      facts: [text('The cup is of silver.')],
      sources: [text('A newspaper')],
    },
    needed: 'category',
    list: async (services) => (await listAffairs(services, { month: '2026-02', category: 'sports' })).items,
    read: readAffair,
    pages: affairPages,
  },
  {
    kind: videoContent,
    own: {
      access: 'free',
      subject: 'maths',
      seriesId: null,
      courseId: null,
      durationMs: 60_000,
      source: { kind: 'youtube', youtubeId: 'abcdefghijk' },
      poster: null,
      captions: [],
      chapters: [],
      silent: false,
      sample: true,
      notes: text('Remember the square.'),
    },
    needed: 'durationMs',
    list: async (services, q) => (await listVideos(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readVideo(services, null, id),
    pages: videoPages,
  },
  {
    kind: courseContent,
    own: {
      access: 'free',
      subject: 'maths',
      seriesId: null,
      pricePaise: null,
      description: text('All of squares.'),
      outcomes: [text('Squares any number.')],
      teachers: [{ name: text('Asha'), about: text('Teaches maths.'), sample: true }],
      chapters: [
        {
          id: 'one',
          title: text('Squares'),
          lessons: [
            {
              kind: 'text',
              id: 'what',
              title: text('What it is'),
              minutes: 3,
              preview: true,
              required: true,
              drip: null,
              body: text('It is $n^2$.'),
            },
          ],
        },
      ],
      inOrder: false,
      completion: { finalTest: null },
      certificate: false,
    },
    needed: 'chapters',
    list: async (services, q) => (await listCourses(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readCourse(services, null, id),
    pages: coursePages,
  },
  {
    kind: jobContent,
    own: {
      organisationId: 'org_sample-recruitment',
      advertisementNumber: '1/2026',
      level: 'central',
      region: null,
      stage: 'applications',
      sample: true,
      about: text('Clerks are wanted.'),
      howToApply: text('On the site.'),
      dates: [],
      posts: [
        {
          name: text('Clerk'),
          count: 5,
          payLevel: null,
          pay: null,
          qualification: { level: 'graduate', text: text('Any degree'), special: false },
          age: { min: 18, max: 27, asOn: '2026-01-01' },
          vacancies: {},
        },
      ],
      fees: [],
      feeNote: null,
      relaxations: [],
      domicile: null,
      selection: [],
      links: [],
      faq: [],
      cancelled: null,
      corrigendum: null,
    },
    needed: 'posts',
    list: async (services) => (await listJobs(services, null, { list: 'all' })).items,
    read: (services, id) => readJob(services, null, id),
    pages: jobPages,
  },
  {
    kind: seriesContent,
    own: {
      access: 'paid',
      pricePaise: 14_900,
      validityDays: 180,
      description: text('Ten short tests.'),
      faq: [{ question: text('May I take one twice?'), answer: text('Yes.') }],
    },
    needed: 'description',
    hasOneExam: true,
    list: async (services, q) => (await listSeries(services, null, { q, exam: 'ssc' })).items,
    read: (services, id) => readSeries(services, null, id),
    pages: seriesPages,
  },
]

export const kindFixtures = ofKind.map((fixture) => [fixture.kind.kind, fixture] as const)

/** Complete draft with a word of its own to search for. */
export const bodyWith = ({ own }: KindFixture, slug: string, word: string): DraftBody => ({
  slug,
  title: text(`Notes ${word}`),
  summary: text('In short'),
  exams: ['ssc'],
  seo: {},
  ...own,
})
