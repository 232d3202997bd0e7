import { beforeAll, expect, test } from 'vitest'
import { entitlements } from '../../drizzle/schema/index.ts'
import { loadEntitlements } from '../../worker/purchases/purchases.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

test('readers of an item decide access by the rights that the student holds in D1 (CAT-14)', async () => {
  const userId = unique('user')
  const now = Date.now()
  const item = (id: string) => ({ id, access: 'series' as const, seriesId: `ser-of-${id}`, hasPreview: false })
  const items = Array.from({ length: 120 }, (_, index) => item(unique(`tst${index}`)))
  const bought = items[110]
  if (!bought) throw new Error('no item')
  await db
    .insert(entitlements)
    .values({ id: unique('ent'), userId, itemId: bought.seriesId, startsAt: now - 1, endsAt: null, revokedAt: null })
  const services = servicesAt(() => now)
  const mine = await loadEntitlements(services, userId, items)
  expect(items.filter((asked) => mine(asked) === 'open')).toEqual([bought])
  const others = await loadEntitlements(services, unique('user'), items)
  const visitors = await loadEntitlements(services, null, items)
  expect(new Set([others(bought), visitors(bought)])).toEqual(new Set(['locked']))
})
