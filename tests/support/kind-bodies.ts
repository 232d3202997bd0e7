import type { DraftBody } from '../../domain/content/contract.ts'

const text = (en: string) => ({ en, hi: `${en} हिंदी` })

/** Fields of a complete draft of each kind that are the kind's own. */
export const ownFields = {
  material: {
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
  current_affairs: {
    date: '2026-02-03',
    eventDate: null,
    category: 'sports',
    isSample: true,
    body: text('A cup was won.'),
    matters: text('Cups are asked for.'),
    facts: [text('The cup is of silver.')],
    sources: [text('A newspaper')],
  },
  video: {
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
  course: {
    access: 'free',
    subject: 'maths',
    seriesId: null,
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
  job: {
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
  series: {
    access: 'paid',
    description: text('Ten short tests.'),
    faq: [{ question: text('May I take one twice?'), answer: text('Yes.') }],
  },
} satisfies Record<string, DraftBody>

/** Complete draft with a word of its own to search for. */
export const completeBody = (own: DraftBody, slug: string, word: string): DraftBody => ({
  slug,
  title: text(`Notes ${word}`),
  summary: text('In short'),
  exams: ['ssc'],
  seo: {},
  ...own,
})
