import { setTimeout as sleep } from 'node:timers/promises'
import type { OfficeDetail } from '../../domain/content/contract.ts'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'
import { call, cookiesOf } from '../support/api-student.ts'
import { dateInIndia } from '../../domain/india.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { newWord, surfacesOf, type PublishedKind, type Surface } from '../support/surfaces.ts'
import { figure, type Figure } from './figures.ts'
import { quantile } from './load.ts'
import { startProduct } from './servers.ts'

const rounds = 5
const everyMs = 20
const withinMs = 30_000
/** Today's items are on the home page. */
const bodyOf = (kind: PublishedKind, slug: string, word: string) => ({
  ...completeBody(ownFields[kind], slug, word),
  ...(kind === 'current_affairs' && { date: dateInIndia(Date.now()) }),
})

const kinds = Object.keys(ownFields) as PublishedKind[]

/** Milliseconds from an act to each surface's first answer that shows it, by name of the surface. */
type Times = Map<string, number[]>

/** Cookies of an administrator of the demo. */
export const signInAsAdmin = async (url: string): Promise<string> => {
  const { email, password } = seedAccounts[1]
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`The administrator cannot sign in: ${response.status}`)
  return cookiesOf(response)
}

/** Acts, then polls every surface until each shows the wanted state, as readers in their browsers would see it. */
const timeSurfaces = async (
  surfaces: Surface[],
  act: () => Promise<unknown>,
  isThere: (surface: Surface) => Promise<boolean>,
  times: Times,
): Promise<void> => {
  // Caches hold what was true before.
  await Promise.all(surfaces.map(isThere))
  await act()
  const began = performance.now()
  await Promise.all(
    surfaces.map(async (surface) => {
      while (!(await isThere(surface))) {
        if (performance.now() - began > withinMs) throw new Error(`${surface.address} did not change in time.`)
        await sleep(everyMs)
      }
      times.set(surface.name, [...(times.get(surface.name) ?? []), performance.now() - began])
    }),
  )
}

type Acts = Record<'published' | 'changed' | 'unpublished', Times>

/** Publishes, changes and unpublishes one item of a kind. */
const measureItem = async (url: string, cookie: string, kind: PublishedKind, acts: Acts): Promise<void> => {
  const office = `/api/admin/content/${kind}`
  const [first, second] = [newWord(), newWord()]
  const { id } = await call<{ id: string }>(url, 'POST', office, cookie, {
    body: bodyOf(kind, first, first),
  })
  const surfaces = surfacesOf(url, kind, id)
  const publish = async (revision: number) => call(url, 'POST', `${office}/${id}/publication`, cookie, { revision })
  await timeSurfaces(
    surfaces,
    () => publish(1),
    ({ shows }) => shows(first),
    acts.published,
  )
  const { draft } = await call<OfficeDetail>(url, 'GET', `${office}/${id}`, cookie)
  const body = { ...draft.body, ...bodyOf(kind, first, second) }
  const { revision } = await call<{ revision: number }>(url, 'PUT', `${office}/${id}/draft`, cookie, {
    revision: draft.revision,
    body,
  })
  await timeSurfaces(
    surfaces,
    () => publish(revision),
    ({ shows }) => shows(second),
    acts.changed,
  )
  const unpublish = () => call(url, 'DELETE', `${office}/${id}/publication`, cookie, {})
  await timeSurfaces(surfaces, unpublish, ({ lacks }) => lacks(second), acts.unpublished)
}

const p95 = (times: Times): number => quantile([...times.values()].flat(), 0.95)

/** Time from publishing, changing and unpublishing to every place where readers meet an item, of all kinds. */
export const measurePublishing = async (): Promise<Figure[]> => {
  const product = await startProduct()
  const acts: Acts = { published: new Map(), changed: new Map(), unpublished: new Map() }
  try {
    const cookie = await signInAsAdmin(product.url)
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(kinds.map((kind) => measureItem(product.url, cookie, kind, acts)))
  } finally {
    await product.stop()
  }
  const budget = { of: 'value', atMost: 5_000, unit: 'ms' } as const
  return Object.entries(acts).flatMap(([act, times]) => [
    figure(`${act} to visible everywhere, p95 ms`, p95(times), null, budget),
    ...[...times].map(([surface, own]) => figure(`${act} to visible: ${surface}, p95 ms`, quantile(own, 0.95), null)),
  ])
}
