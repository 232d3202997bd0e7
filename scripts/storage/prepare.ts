import type { Miniflare } from 'miniflare'
import { sealActivities } from '../../worker/activities/chain.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { raiseContentVersion } from '../../worker/events/content-version.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { reference } from '../../drizzle/reference/index.ts'
import { moveDemoDates } from '../demo-dates/index.ts'
import { loadReference } from '../load-reference.ts'
import { makeAllFiles } from '../material-files.ts'
import { seedPastAttempts } from '../past-attempts.ts'
import { listContent } from '../office-lists.ts'
import { indexContent } from '../search-index.ts'
import { seedCourses } from '../seed-courses.ts'
import { seedCurrentAffairs } from '../seed-current-affairs.ts'
import { seedJobs } from '../seed-jobs.ts'
import { seedLegal } from '../seed-legal.ts'
import { lacksMaterials, seedMaterials } from '../seed-materials.ts'
import { seedChallenges } from '../seed-challenges.ts'
import { seedNotices } from '../seed-notices.ts'
import { seedPurchases } from '../seed-orders.ts'
import { seedSales } from '../seed-sales.ts'
import { seedOffice } from '../seed-office.ts'
import { seedFiles } from '../seed-files.ts'
import { seedVideos } from '../seed-videos.ts'
import { seed } from '../seed.ts'
import { ledgerIn } from '../start-sandbox-gateway.ts'
import { openStorage } from './open.ts'

export type Filling = {
  /** Content of an empty database. */
  seed: 'demo' | 'none'
  /** True when the demo has synthetic past attempts. */
  pastAttempts?: boolean
}

/** Use cases on the databases and KV of the state folder. */
const servicesOf = async (mf: Miniflare, DB: D1Database): Promise<Services> => {
  const KV = (await mf.getKVNamespace('KV')) as unknown as KVNamespace
  return makeServices({ DB, KV } as Bindings, () => undefined)
}

type Storage = Awaited<ReturnType<typeof openStorage>>

/** Content of the demo: everything that readers and editors find. */
const seedContent = async ({ main, files }: Storage): Promise<void> => {
  await seed(main, Date.now())
  await seedCurrentAffairs(main, Date.now())
  await seedJobs(main, Date.now())
  await seedVideos(main, files, Date.now())
  await seedCourses(main, Date.now())
  await seedLegal(main)
  await seedSales(main, Date.now())
  if (await lacksMaterials(main)) await makeAllFiles()
  await seedMaterials(main, files, Date.now())
  await seedFiles(main)
}

type Use = { stateDir: string; pastAttempts: boolean }

/** Attempts, notices and orders of the demo's students. Returns true if there are new orders. */
const seedUse = async ({ mf, main, putFiles }: Storage, { stateDir, pastAttempts }: Use): Promise<boolean> => {
  if (pastAttempts && (await seedPastAttempts(main, putFiles, Date.now())) > 0) await seedChallenges(main, Date.now())
  await seedNotices(main, Date.now())
  const kv = (await mf.getKVNamespace('KV')) as unknown as KVNamespace
  return seedPurchases(main, kv, Date.now(), ledgerIn(stateDir))
}

/**
 * Migrates, seeds and fills the search index before anything listens, so that every request finds all tables and files.
 */
export const prepareStorage = async (stateDir: string, { seed: seeding, pastAttempts }: Filling): Promise<void> => {
  const storage = await openStorage(stateDir)
  const { mf, main, search, files, close } = storage
  const index = () => indexContent({ main, search, files }, 'changed')
  if (seeding === 'demo') {
    await seedContent(storage)
    const hasWork = await seedOffice(main, Date.now())
    // Deletes pages cached at the edge, which are older than the content.
    if (await moveDemoDates(main, Date.now())) await raiseContentVersion(await servicesOf(mf, main))
    // Before the attempts: it reads files, which would wait for the storing of their logs.
    await index()
    const hasOrders = await seedUse(storage, { stateDir, pastAttempts: pastAttempts ?? false })
    if (hasWork || hasOrders) await sealActivities(await servicesOf(mf, main))
  } else {
    await loadReference(main, reference, Date.now())
    await index()
  }
  // After the attempts: lists of questions show their statistics.
  await listContent(main)
  await close()
}
