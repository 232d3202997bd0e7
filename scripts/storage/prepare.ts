import type { Miniflare } from 'miniflare'
import { sealActivities } from '../../worker/activities/chain.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { raiseContentVersion } from '../../worker/events/content-version.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { reference } from '../../drizzle/reference/index.ts'
import { moveDemoDates } from '../demo-dates/index.ts'
import { loadReference } from '../load-reference.ts'
import { makeAllFiles } from '../material-files.ts'
import { seedPastAttempts, type PutFiles } from '../past-attempts.ts'
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

type Demo = { stateDir: string; pastAttempts: boolean; putFiles: PutFiles }

const seedDemo = async (mf: Miniflare, main: D1Database, { stateDir, pastAttempts, putFiles }: Demo): Promise<void> => {
  const filesMade = (await lacksMaterials(main)) ? makeAllFiles() : Promise.resolve()
  // The failure is thrown where they are awaited; an unhandled rejection before that would end the process.
  filesMade.catch(() => undefined)
  const files = (await mf.getR2Bucket('FILES')) as unknown as R2Bucket
  await seed(main, Date.now())
  await seedCurrentAffairs(main, Date.now())
  await seedJobs(main, Date.now())
  await seedVideos(main, files, Date.now())
  await seedCourses(main, Date.now())
  await seedLegal(main)
  await seedSales(main, Date.now())
  const hasWork = await seedOffice(main, Date.now())
  if (pastAttempts && (await seedPastAttempts(main, putFiles, Date.now())) > 0) await seedChallenges(main, Date.now())
  await seedNotices(main, Date.now())
  await filesMade
  await seedMaterials(main, files, Date.now())
  await seedFiles(main)
  const kv = (await mf.getKVNamespace('KV')) as unknown as KVNamespace
  const hasOrders = await seedPurchases(main, kv, Date.now(), ledgerIn(stateDir))
  if (hasWork || hasOrders) await sealActivities(await servicesOf(mf, main))
  // Deletes pages cached at the edge, which are older than the content.
  if (await moveDemoDates(main, Date.now())) await raiseContentVersion(await servicesOf(mf, main))
}

/**
 * Migrates, seeds and fills the search index before anything listens, so that every request finds all tables and files.
 */
export const prepareStorage = async (stateDir: string, { seed: seeding, pastAttempts }: Filling): Promise<void> => {
  const { mf, main, search, files, putFiles, close } = await openStorage(stateDir)
  if (seeding === 'demo') await seedDemo(mf, main, { stateDir, putFiles, pastAttempts: pastAttempts ?? false })
  else await loadReference(main, reference, Date.now())
  await Promise.all([indexContent({ main, search, files }, 'changed'), listContent(main)])
  await close()
}
