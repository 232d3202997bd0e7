import type { BulkView } from '../../../domain/content/bulk.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import type { OfficeItem } from '../../../domain/content/office-list.ts'
import type { HistoryLine, ShownDiff } from '../../../domain/content/history.ts'
import type { ListShape } from '../../office/list/list-shape.ts'

/** Instant of the examples, 23 November 2026, noon in India. */
export const sampleNow = Date.UTC(2026, 10, 23, 6, 30)

const item = (id: string, title: OfficeItem['title'], parts: Partial<OfficeItem>): OfficeItem => ({
  kind: 'job',
  id,
  title,
  slug: id,
  code: '',
  state: 'published',
  access: 'free',
  exams: [],
  languages: ['en', 'hi'],
  publishedAt: sampleNow - 86_400_000,
  dueAt: null,
  changedAt: sampleNow - 3_600_000,
  changedBy: { id: 'demo', name: 'Meera' },
  hasDraft: false,
  scheduledAt: null,
  deletedAt: null,
  own: {},
  ...parts,
})

export const sampleItems: OfficeItem[] = [
  item('job_1', { en: 'Lower Division Clerks', hi: 'अवर श्रेणी लिपिक' }, { code: 'SCRB/LDC/02', hasDraft: true }),
  item('job_2', { en: 'Forest Guards', hi: '' }, { state: 'draft', languages: ['en'], publishedAt: null }),
  item(
    'job_3',
    { en: 'Audit Clerks', hi: 'लेखा परीक्षा लिपिक' },
    { state: 'scheduled', publishedAt: null, scheduledAt: sampleNow + 7_200_000, changedBy: { id: 'b', name: 'Ravi' } },
  ),
]

/** A list whose links lead back to the showcase. */
export const sampleShape: ListShape = {
  kind: 'job',
  path: '/ui',
  filters: [],
  sorts: [],
  columns: ['state', 'languages', 'changed'],
  hasAccess: false,
}

export const sampleBody: DraftBody = {
  title: { en: 'Chenab rail bridge opened on 6 June 2025', hi: 'चिनाब रेल पुल खुला' },
  category: 'national',
  date: '2026-11-23',
  facts: [
    { en: 'Height: 359 m', hi: 'ऊँचाई: 359 मी' },
    { en: 'Length: 1,315 m', hi: '' },
  ],
}

export const sampleDiff: ShownDiff = {
  changes: [
    {
      change: 'changed',
      path: 'title.en',
      kind: 'text',
      language: 'en',
      pieces: [
        { text: 'Chenab rail bridge ', side: 'both' },
        { text: 'to open', side: 'before' },
        { text: 'opened on 6 June 2025', side: 'after' },
      ],
    },
    { change: 'changed', path: 'date', kind: 'value', before: '2026-11-22', after: '2026-11-23' },
    { change: 'added', path: 'facts.1', row: [{ path: 'en', language: 'en', value: 'Length: 1,315 m' }] },
  ],
}

/** A dry run: one item would be published, one is refused. */
export const sampleBulk: BulkView = {
  act: 'publish',
  id: 'blk_sample',
  phase: 'check',
  state: 'done',
  done: 2,
  total: 2,
  counts: { waiting: 0, ready: 1, refused: 1, done: 0, undone: 0, kept: 0 },
  ready: [{ id: 'job_3', title: { en: 'Audit Clerks', hi: 'लेखा परीक्षा लिपिक' }, state: 'scheduled', reason: null }],
  refused: [{ id: 'job_2', title: { en: 'Forest Guards', hi: '' }, state: 'draft', reason: 'incomplete' }],
  createdAt: sampleNow,
  updatedAt: sampleNow,
}

/** Date that another administrator chose at the same time. */
export const theirDate = '2026-11-24'

const line = (id: string, parts: Partial<HistoryLine>): HistoryLine => ({
  id,
  at: sampleNow - 86_400_000,
  by: 'Meera',
  act: 'published',
  version: null,
  isCurrent: false,
  note: null,
  keptId: null,
  restored: null,
  scheduledAt: null,
  ...parts,
})

export const sampleHistory: HistoryLine[] = [
  line('act_2', { at: sampleNow - 3_600_000, by: 'Ravi', version: 2, isCurrent: true, note: 'The date was wrong.' }),
  line('act_1', { version: 1 }),
]
