import type { MaterialsPage, MaterialsQuery } from '../../domain/materials/contract.ts'
import type { Services } from '../platform/context.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { itemOf, readRows, summarise } from './materials.usecases.ts'
import { lastReading, readingPlaces } from './places.usecases.ts'

/** List with a student's places, and without filters the material to read on; two turns of reads. */
export const listForReader = async (
  services: Services,
  userId: string | null,
  query: MaterialsQuery,
): Promise<MaterialsPage> => {
  const isFirst = Object.keys(query).length === 0
  const [{ rows, ...page }, last] = await Promise.all([
    readRows(services, query),
    userId !== null && isFirst ? lastReading(services, userId) : null,
  ])
  const ids = rows.map(({ material }) => material.id)
  const [entitlementOf, places] = await Promise.all([
    loadEntitlements(services, userId, rows.map(itemOf)),
    userId === null ? null : readingPlaces(services, userId, ids),
  ])
  const items = rows.map((row) => ({
    ...summarise(row, entitlementOf(itemOf(row))),
    place: places?.get(row.material.id) ?? null,
  }))
  return { ...page, items, last }
}
