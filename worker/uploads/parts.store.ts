import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { uploadParts, uploads } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Milliseconds after which a request that stores a part counts as lost. */
const claimMs = 60_000

/** Parts that R2 has. */
export const listStored = (db: Database, uploadId: string) =>
  db
    .select({ number: uploadParts.number, etag: sql<string>`${uploadParts.etag}`, checksum: uploadParts.checksum })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), isNotNull(uploadParts.etag)))
    .orderBy(uploadParts.number)

type Claim = { uploadId: string; number: number; checksum: string; claim: string }

/** Gives a part to one request; false while another stores it, or where the same part is stored. */
export const claimPart = async (db: Database, part: Claim, now: number): Promise<boolean> => {
  const isLost = sql`${uploadParts.etag} IS NULL AND ${uploadParts.claimedAt} < ${now - claimMs}`
  const isOther = sql`${uploadParts.etag} IS NOT NULL AND ${uploadParts.checksum} <> ${part.checksum}`
  const claimed = await db
    .insert(uploadParts)
    .values({ ...part, etag: null, claimedAt: now })
    .onConflictDoUpdate({
      target: [uploadParts.uploadId, uploadParts.number],
      set: { checksum: part.checksum, claim: part.claim, claimedAt: now, etag: null },
      setWhere: sql`(${isLost}) OR (${isOther})`,
    })
    .returning({ claim: uploadParts.claim })
  return claimed.length > 0
}

const rowOf = ({ uploadId, number }: Pick<Claim, 'uploadId' | 'number'>) =>
  and(eq(uploadParts.uploadId, uploadId), eq(uploadParts.number, number))

/** Records the tag of a stored part; false where another request has the part by now. */
export const recordPart = async (
  db: Database,
  part: Claim,
  { etag, type, now }: { etag: string; type: string | null; now: number },
): Promise<boolean> => {
  const [recorded] = await db.batch([
    db
      .update(uploadParts)
      .set({ etag })
      .where(and(rowOf(part), eq(uploadParts.claim, part.claim)))
      .returning({ number: uploadParts.number }),
    db
      .update(uploads)
      .set({ updatedAt: now, ...(type !== null && { type }) })
      .where(eq(uploads.id, part.uploadId)),
  ])
  return recorded.length > 0
}

/** Gives a part back, which is then to be sent again. */
export const dropPart = (db: Database, part: Claim) =>
  db.delete(uploadParts).where(and(rowOf(part), eq(uploadParts.claim, part.claim)))

/** Drops a part whichever request has it: the tag of the copy that R2 kept is unknown. */
export const forgetPart = (db: Database, part: Claim) => db.delete(uploadParts).where(rowOf(part))
