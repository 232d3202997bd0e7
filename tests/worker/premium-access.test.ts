import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answered, demoAdmin, newAttempt, newStudent, query, signIn, unique, Visitor } from '../support/http.ts'
import { startOwnProduct } from '../support/own-product.ts'
import { makePremiumItems, type PremiumItems } from '../support/premium-items.ts'
import { routesBelow } from '../support/routes.ts'
import { accessMatrix } from './access-matrix.ts'
import { waitFor } from '../support/wait-for.ts'
import { bodyAddresses, holdsItems, itemAddresses } from './premium-addresses.ts'

const dayMs = 86_400_000

/** Everyone without a right that is valid now. */
const outsiders = ['stranger', 'other', 'expired', 'refunded', 'early'] as const
type Actor = (typeof outsiders)[number] | 'owner'

let product: Awaited<ReturnType<typeof startOwnProduct>>
let items: PremiumItems
let visitors: Record<Actor, Visitor>

type Right = { startsAt?: number; endsAt?: number | null; revokedAt?: number | null }

/** A student with rights to items. */
const withRights = async (itemIds: readonly string[]) => {
  const student = await newStudent()
  for (const itemId of itemIds)
    await query(
      `INSERT INTO entitlements (id, user_id, item_id, starts_at) SELECT ?, id, ?, 0 FROM auth_users WHERE email = ?`,
      unique('ent'),
      itemId,
      student.account.email,
    )
  return student
}

const setRights = (email: string, { startsAt = 0, endsAt = null, revokedAt = null }: Right) =>
  query(
    `UPDATE entitlements SET starts_at = ?, ends_at = ?, revoked_at = ?
     WHERE user_id = (SELECT id FROM auth_users WHERE email = ?)`,
    startsAt,
    endsAt,
    revokedAt,
    email,
  )

/** A student who enrolled in the course while the rights were valid, and whose rights are now as named. */
const enrolled = async (right: Right) => {
  const student = await withRights(items.rights)
  expect((await student.call('PUT', `/api/courses/${items.course}/enrolment`, {})).status).toBe(201)
  await setRights(student.account.email, right)
  return student
}

beforeAll(async () => {
  product = await startOwnProduct()
  items = await makePremiumItems(await signIn(demoAdmin.email, demoAdmin.password))
  const now = Date.now()
  const [other, expired, refunded, early, owner] = await Promise.all([
    newStudent(),
    enrolled({ endsAt: now - 1_000 }),
    enrolled({ revokedAt: now - 1_000 }),
    enrolled({ startsAt: now + dayMs }),
    enrolled({ endsAt: now + dayMs }),
  ])
  visitors = { stranger: new Visitor(), other, expired, refunded, early, owner }
  const results = async () => (await visitors.stranger.get(`/api/search?q=${items.title}`)).text
  await waitFor('the search', async () => (await results()).includes(items.course) || undefined)
}, 120_000)

afterAll(() => product.stop())

const readable = (route: string): boolean => !/\.(xml|ics|txt)$/.test(route)

/** Page data, which navigation in the client reads. */
const withData = (address: string): string[] => {
  const [path = '', search] = address.split('?')
  if (path.startsWith('/api') || path.includes('.') || path.startsWith('/opensearch')) return [address]
  return [address, `${path === '/' ? '/_root' : path}.data${search ? `?${search}` : ''}`]
}

const secretsIn = (text: string): string[] =>
  Object.entries(items.secrets).flatMap(([place, word]) => (text.includes(word) ? [place] : []))

/** Body of a refusal without the id of its request. */
const plain = (text: string): string => text.replace(/"requestId":"[^"]*"/, '')

test('every route that could hold a part of an item has its addresses in tests/worker/premium-addresses.ts (PAY-20)', () => {
  const gets = accessMatrix.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const routes = new Set([...gets, ...routesBelow('').map(({ path }) => path || '/')].filter(holdsItems))
  expect([...routes].filter(readable).toSorted()).toEqual(
    [...new Set([...Object.keys(itemAddresses), ...Object.keys(bodyAddresses)])].filter(readable).toSorted(),
  )
})

describe('what is not bought (PAY-19, PAY-20, PLT-6)', () => {
  test('shows nothing beyond its preview at any address, to a stranger, another student, or after the end of a right', async () => {
    const addresses = Object.values(itemAddresses).flatMap((filled) => filled(items).flatMap(withData))
    const shown = new Set<string>()
    const leaks: string[] = []
    for (const address of addresses) {
      // The owner first, so that what a cache keeps of the owner's answer would reach the others.
      const own = await visitors.owner.get(address)
      for (const place of secretsIn(own.text)) shown.add(place)
      const known = own.headers.get('etag')
      await Promise.all(
        outsiders.map(async (actor) => {
          const { status, text } = await visitors[actor].get(
            address,
            known ? { headers: { 'if-none-match': known } } : {},
          )
          const found = secretsIn(text)
          if (found.length > 0 || status >= 500) leaks.push(`${actor} ${status} ${address}: ${found.join(', ')}`)
        }),
      )
    }
    expect(leaks).toEqual([])
    // Papers and files are read at addresses of their own.
    expect([...shown].toSorted()).toEqual(['alone', 'caption', 'chapter', 'inSeries', 'lesson', 'notes', 'section'])
  }, 180_000)

  const ways: [string, { method?: string; headers?: Record<string, string> }][] = [
    ['GET', {}],
    ['HEAD', { method: 'HEAD' }],
    ['a range', { headers: { range: 'bytes=0-99' } }],
    ['the last bytes', { headers: { range: 'bytes=-50' } }],
  ]

  /** The same address of an item that does not exist. */
  const ofMissing = (address: string): string =>
    [items.pdf, items.video, ...items.tests].reduce((text, id) => text.replace(id, `${id.slice(0, 4)}none`), address)

  test.each(ways)(
    'answers %s of its files and papers as if it did not exist',
    async (_way, { method = 'GET', headers = {} }) => {
      const ask = (visitor: Visitor, address: string, more: Record<string, string> = {}) =>
        visitor.call(method, address, undefined, { headers: { ...headers, ...more } })
      for (const address of Object.values(bodyAddresses).flatMap((filled) => filled(items))) {
        const own = await ask(visitors.owner, address)
        expect([address, own.status]).toEqual([address, own.headers.has('content-range') ? 206 : 200])
        expect(own.headers.get('cache-control')).toMatch(/private|no-store/)
        const known = { 'if-none-match': own.headers.get('etag') ?? '"none"' }
        for (const actor of outsiders) {
          const refused = await ask(visitors[actor], address, known)
          const missing = await ask(visitors[actor], ofMissing(address))
          const isPaper = address.endsWith('/paper')
          expect([actor, address, refused.status]).toEqual([
            actor,
            address,
            isPaper && actor === 'stranger' ? 401 : 404,
          ])
          expect([refused.status, plain(refused.text)]).toEqual([missing.status, plain(missing.text)])
        }
      }
    },
  )

  test('opens its papers and its PDF to the owner', async () => {
    const [alone] = items.tests
    expect(secretsIn((await visitors.owner.get(`/api/tests/${alone}/paper`)).text)).toEqual(['alone'])
    expect(secretsIn((await visitors.owner.get(`/api/materials/${items.pdf}/file?language=hi`)).text)).toEqual(['page'])
    const preview = await visitors.stranger.get(`/api/materials/${items.pdf}/file?language=hi&part=preview`)
    expect([preview.status, secretsIn(preview.text)]).toEqual([200, []])
  })

  test('is in no result of a search, for anyone', async () => {
    for (const [place, word] of Object.entries(items.secrets))
      for (const visitor of [visitors.stranger, visitors.owner]) {
        const { body } = await visitor.get<{ items: unknown[] }>(`/api/search?q=${word}`)
        expect([place, body.items]).toEqual([place, []])
      }
  })

  test('is neither begun, entered, enrolled in nor marked as done', async () => {
    const [alone, , live] = items.tests
    const acts: [string, string, number][] = [
      ['POST', `/api/tests/${alone}/attempts`, 404],
      ['POST', `/api/tests/${live}/lobby`, 404],
      ['PUT', `/api/courses/${items.course}/enrolment`, 403],
      ['PUT', `/api/courses/${items.course}/lessons/text/done`, 403],
      ['POST', `/api/videos/${items.video}/notes`, 422],
    ]
    for (const [method, address, status] of acts)
      for (const actor of outsiders) {
        const reply = await visitors[actor].call(method, address, {})
        expect([actor, address, reply.status]).toEqual([actor, address, actor === 'stranger' ? 401 : status])
      }
    const entered = await visitors.owner.post<{ paper: { name: string } }>(`/api/tests/${live}/lobby`)
    expect(entered.status, entered.text).toBe(201)
    // Sealed until the start, so that anyone may fetch it.
    const sealed = await visitors.stranger.get(`/api/papers/${entered.body.paper.name}`)
    expect([sealed.status, secretsIn(sealed.text)]).toEqual([200, []])
  })
})

describe('a right that ends while it is used (PAY-21)', () => {
  test('lets an attempt that was begun be finished, and begins none', async () => {
    const [alone] = items.tests
    const student = await withRights([alone])
    const attempt = await newAttempt(student, alone)
    await setRights(student.account.email, { revokedAt: Date.now() })
    expect((await attempt.view()).paper).not.toBeNull()
    expect((await attempt.sync([answered(1, attempt.questionIds[0] ?? '')])).status).toBe(200)
    expect((await attempt.submit()).status).toBe(200)
    expect((await attempt.result()).status).toBe(200)
    expect((await student.post(`/api/tests/${alone}/attempts`)).status).toBe(404)
    expect((await student.get(`/api/tests/${alone}/paper`)).status).toBe(404)
  })

  test('ends the film at the next range, and the file at the next request with its version', async () => {
    const student = await withRights([items.video, items.pdf])
    const addresses = [`/api/videos/${items.video}/file`, `/api/materials/${items.pdf}/file?language=en`]
    const ask = async () => {
      const asked = addresses.map((address) => student.get(address, { headers: { range: 'bytes=0-9' } }))
      return (await Promise.all(asked)).map(({ status }) => status)
    }
    expect(await ask()).toEqual([206, 206])
    await setRights(student.account.email, { revokedAt: Date.now() })
    expect(await ask()).toEqual([404, 404])
  })
})
