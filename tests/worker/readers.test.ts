import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { dateInIndia } from '../../domain/india.ts'
import { demoAdmin, query, signIn, Visitor } from '../support/http.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { newWord, surfacesOf, type PublishedKind, type Surface } from '../support/surfaces.ts'

let admin: Visitor
beforeAll(async () => {
  admin = await signIn(demoAdmin.email, demoAdmin.password)
})

const withinMs = 15_000

/** Names of the surfaces on which something is not yet true. */
const untrue = async (surfaces: Surface[], isTrue: (surface: Surface) => Promise<boolean>): Promise<string[]> => {
  const states = await Promise.all(surfaces.map(isTrue))
  return surfaces.flatMap(({ name }, index) => (states[index] ? [] : [name]))
}

const becomesTrue = async (surfaces: Surface[], isTrue: (surface: Surface) => Promise<boolean>): Promise<void> => {
  let missing = await untrue(surfaces, isTrue)
  for (const end = Date.now() + withinMs; missing.length > 0 && Date.now() < end; await sleep(50))
    missing = await untrue(surfaces, isTrue)
  expect(missing).toEqual([])
}

/** Handlers that have recorded the delivery of an item's unpublication. */
const handlersOf = async (id: string): Promise<string[]> => {
  const rows = await query<{ handler: string }>(
    `SELECT handler FROM event_deliveries JOIN events ON id = event_id
     WHERE kind = 'content.unpublished' AND payload ->> 'id' = ? ORDER BY handler`,
    id,
  )
  return rows.map(({ handler }) => handler)
}

const imageOn = async (path: string): Promise<string | undefined> =>
  /<meta property="og:image" content="([^"]+)"/.exec((await new Visitor().get(path)).text)?.[1]

const kinds = Object.keys(ownFields) as PublishedKind[]

test.each(kinds)(
  'a published, changed and unpublished %s reaches every place where readers meet it (CNT-40, CNT-41, SEO-32)',
  async (kind) => {
    const { url } = admin
    const [first, second] = [newWord(), newWord()]
    const date = dateInIndia(Date.now())
    const bodyOf = (word: string) => ({
      ...completeBody(ownFields[kind], first, word),
      ...(kind === 'current_affairs' && { date }),
    })
    const office = `/api/admin/content/${kind}`
    const { body: made } = await admin.post<{ id: string }>(office, { body: bodyOf(first) })
    const item = `${office}/${made.id}`
    const surfaces = surfacesOf(url, kind, made.id)
    // Every cache holds the earlier state.
    expect(await untrue(surfaces, ({ lacks }) => lacks(first))).toEqual([])
    expect((await admin.post(`${item}/publication`, { revision: 1 })).status).toBe(201)
    await becomesTrue(surfaces, ({ shows }) => shows(first))

    const page = surfaces[0]?.address ?? ''
    const image = await imageOn(page)
    const { body: saved } = await admin.put<{ revision: number }>(`${item}/draft`, {
      revision: 2,
      body: bodyOf(second),
    })
    expect(await untrue(surfaces, ({ shows }) => shows(first))).toEqual([])
    expect((await admin.post(`${item}/publication`, { revision: saved.revision })).status).toBe(201)
    await becomesTrue(surfaces, ({ shows }) => shows(second))
    expect(await imageOn(page)).not.toBe(image)

    expect((await admin.delete(`${item}/publication`)).status).toBe(200)
    await becomesTrue(surfaces, ({ lacks }) => lacks(second))
    expect((await new Visitor().get(page)).status).toBe(410)
    await expect
      .poll(() => handlersOf(made.id), { timeout: withinMs })
      .toEqual(['notices', 'pages', 'search', 'socialImage'])
  },
  60_000,
)
