import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorFormOf } from '../../domain/editor-forms.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { seedTests } from '../../drizzle/seed/catalogue/index.ts'
import { seedQuestions } from '../../drizzle/seed/questions/index.ts'
import { seriesContent } from '../../worker/catalogue/series.content.ts'
import { testContent } from '../../worker/catalogue/tests.content.ts'
import { purgeTrash } from '../../worker/content/content.cron.ts'
import type { ContentKind } from '../../worker/content/content-kind.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import { courseContent } from '../../worker/courses/courses.content.ts'
import { affairContent } from '../../worker/current-affairs/current-affairs.content.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { passageContent } from '../../worker/questions/passages.content.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { videoContent } from '../../worker/videos/videos.content.ts'
import { seededMaterials } from '../support/seeded-materials.ts'
import { seededVideos } from '../support/seeded-videos.ts'
import { addItems, removeItems } from './lesson-items.ts'
import { demoIds, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_seeded'
const made: [ContentKind, string][] = []

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  await removeItems()
  for (const [kind, id] of made) await trash(servicesAt(), kind, id, admin).catch(() => undefined)
  await purgeTrash(
    servicesAt(() => Date.now() + 31 * 86_400_000),
    contentKinds,
  )
})

/** Drafts that the editor opens for stored items. */
const draftsOf = (kind: ContentKind, ids: readonly string[]): Promise<DraftBody[]> =>
  Promise.all(ids.map(async (id) => (await readItem(servicesAt(), kind, id)).draft.body))

const stored = (kind: ContentKind) => (): Promise<DraftBody[]> => draftsOf(kind, demoIds(kind))

const text = { en: 'Changed', hi: 'बदला' }

const named = { title: text, summary: text }

/** Codes of a question of each kind, with and without a passage. */
const oneOfEach = (): string[] => [
  ...new Map(seedQuestions.map(({ key, passage, code }) => [`${key.kind} ${passage !== undefined}`, code])).values(),
]

type Seeds = { kind: ContentKind; bodies: () => Promise<DraftBody[]>; change: DraftBody }

/** Items of the demo by kind, and a change of fields that the kind has beside a title and a summary. */
const seeds: Seeds[] = [
  {
    kind: testContent,
    // Without a window: a test that runs now would refuse its second version.
    bodies: () =>
      Promise.all(
        seedTests.map(async ({ id }) => ({
          ...(await readItem(servicesAt(), testContent, id)).draft.body,
          opensAt: null,
          closesAt: null,
          commonStart: false,
          lateJoinMinutes: null,
          release: { rule: 'at_once' },
        })),
      ),
    change: { title: text, attemptsAllowed: 3 },
  },
  {
    kind: seriesContent,
    bodies: stored(seriesContent),
    change: { ...named, description: text, faq: [] },
  },
  {
    kind: materialContent,
    bodies: async () => seededMaterials.map(([, body]) => body),
    change: { ...named, downloadable: false },
  },
  { kind: affairContent, bodies: stored(affairContent), change: named },
  {
    kind: videoContent,
    bodies: async () => seededVideos.map(([, body]) => body),
    change: {
      ...named,
      captions: [],
      chapters: [],
      notes: null,
      source: { kind: 'youtube', youtubeId: 'abcdefghijk' },
    },
  },
  {
    kind: courseContent,
    bodies: stored(courseContent),
    change: { ...named, outcomes: [text], certificate: false, inOrder: true },
  },
  {
    kind: jobContent,
    bodies: stored(jobContent),
    change: { ...named, faq: [{ question: text, answer: text }], links: [] },
  },
  {
    kind: questionContent,
    bodies: () =>
      draftsOf(
        questionContent,
        oneOfEach().map((code) => `qst_${code}`),
      ),
    change: { stem: text, solution: text, tags: ['changed'], hint: text, rights: 'licensed', source: 'A book' },
  },
  { kind: passageContent, bodies: stored(passageContent), change: { title: text, content: text } },
]

/** In the tests of a change a few items of a kind, evenly spread over the demo; `npm run proofs` takes all. */
const tried = <Item>(items: readonly Item[]): Item[] => {
  const { DEMO_ITEMS } = env as unknown as { DEMO_ITEMS: string }
  const step = DEMO_ITEMS === 'all' ? 1 : Math.ceil(items.length / 8)
  return items.filter((_item, index) => index % step === 0)
}

test('every kind of content has items in the demo (CNT-11)', () => {
  expect(seeds.map(({ kind }) => kind)).toEqual(contentKinds)
})

test.each(seeds.map((each) => [each.kind.kind, each] as const))(
  'each tried %s of the demo opens, changes, publishes and is restored without loss (CAT-42, CRS-32, MAT-31, CNT-11)',
  async (name, { kind, bodies, change }) => {
    const services = servicesAt()
    const all = tried(await bodies())
    expect(all.length).toBeGreaterThan(0)
    const fields = editorFormOf(name)?.fields ?? {}
    for (const seeded of all) {
      const body: DraftBody = { ...seeded, slug: unique('copy-').toLowerCase() }
      await addItems(body['chapters'])
      // The editor has a field for every property of the item.
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(body)))
      const { id } = await createItem(services, kind, body, admin)
      made.push([kind, id])
      await publish(services, kind, id, { revision: 1 }, admin)
      const opened = (await readItem(services, kind, id)).draft
      expect(opened.body).toEqual(body)
      const changed = { ...body, ...change }
      const input = { revision: opened.revision, body: changed }
      const { revision } = await saveDraft(services, kind, id, input, admin)
      await publish(services, kind, id, { revision }, admin)
      const after = (await readItem(services, kind, id)).draft
      expect(after.body).toEqual(changed)
      await restoreVersion(services, kind, id, { version: 1, revision: after.revision }, admin)
      expect((await readItem(services, kind, id)).draft.body).toEqual(body)
    }
  },
)
