import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { makeMemo } from '../platform/memo.ts'
import { paperOf } from './papers.usecases.ts'
import { hexOf, sealingKey, sealPaper, type SealedPaper } from './sealing.ts'

// Versions and content-addressed files are immutable.
const byVersion = makeMemo<SealedPaper>(16)
const byName = makeMemo<SealedPaper['bytes']>(16)
const keys = makeMemo<string>(64)

const fileOf = (name: string): string => `papers/${name}`

/**
 * Sealed paper of a test version, made on the first request and stored in R2. Failures of storage are only logged:
 * clients without the sealed paper get the open one once the test has begun.
 */
export const sealedPaperOf = (services: Services, versionId: string): Promise<SealedPaper> =>
  byVersion(versionId, async () => {
    const { paper } = await paperOf(services, versionId)
    // Only papers of tests with a common start are sealed, and those cannot be paused by a student.
    const sealed = await sealPaper(services.env.AUTH_SECRET, { ...paper, pausable: false })
    await byName(sealed.name, async () => sealed.bytes)
    await keep(services, sealed).catch((error: unknown) =>
      log('warn', 'papers.unstored', { versionId, name: sealed.name }, error),
    )
    return sealed
  })

const keep = async ({ env }: Services, { name, bytes }: SealedPaper): Promise<void> => {
  if (!(await env.FILES.head(fileOf(name)))) await env.FILES.put(fileOf(name), bytes)
}

/** Sealed paper by name, from memory or R2. Throws 404 where there is none. */
export const readSealedPaper = ({ env }: Services, name: string): Promise<SealedPaper['bytes']> => {
  if (!/^[0-9a-f]{64}$/.test(name)) throw notFound()
  return byName(name, async () => {
    const file = await env.FILES.get(fileOf(name)).catch((error: unknown) => {
      log('error', 'papers.unreadable', { name }, error)
      throw new AppError('platform.unavailable', 503, 'Papers cannot be read now.', { retryAfter: 2 })
    })
    if (!file) throw notFound()
    return new Uint8Array(await file.arrayBuffer())
  })
}

/** Hex key of a version's sealed paper, derived from the secret without any look-up. */
export const paperKey = ({ env }: Services, versionId: string): Promise<string> =>
  keys(versionId, async () => hexOf(await sealingKey(env.AUTH_SECRET, versionId)))
