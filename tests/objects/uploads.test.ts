import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StartUpload } from '../../domain/files/contract.ts'
import { partBytes } from '../../domain/files/limits.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { hexOf } from '../../worker/uploads/checked-part.ts'
import { FileRefused } from '../../worker/uploads/faults.ts'
import { falseFiles } from '../../worker/uploads/files.usecases.ts'
import { finishUpload } from '../../worker/uploads/finish-upload.ts'
import type { Inspectors } from '../../worker/uploads/inspection.ts'
import { claimPart, recordPart } from '../../worker/uploads/parts.store.ts'
import { storePart } from '../../worker/uploads/parts.usecases.ts'
import { findUpload } from '../../worker/uploads/uploads.store.ts'
import {
  cancelUpload,
  completeUpload,
  readUpload,
  startUpload,
  sweepUploads,
} from '../../worker/uploads/uploads.usecases.ts'
import { takeStep } from '../../worker/tasks/tasks.queue.ts'
import { taskIdOf } from '../../worker/tasks/tasks.usecases.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()
const actor = unique('usr')

const checksumOf = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await crypto.subtle.digest('SHA-256', bytes))
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A file of two parts: a whole one and the rest. */
const newPdf = () => {
  const bytes = new Uint8Array(partBytes + 1_000).fill(7)
  bytes.set(bytesOf(`%PDF-1.7 ${unique('file')}`))
  return bytes
}

const begin = async (bytes: Uint8Array<ArrayBuffer>, parts: Partial<StartUpload> = {}) => {
  const fingerprint = await checksumOf(bytes.subarray(0, 1_000))
  const input = {
    kind: 'pdf' as const,
    name: 'notes.pdf',
    bytes: bytes.length,
    fingerprint,
    fileId: null,
    alt: null,
    ...parts,
  }
  return startUpload(services, actor, input)
}

const send = async (id: string, file: Uint8Array<ArrayBuffer>, number: number, checksum?: string, now = Date.now) => {
  const part = file.slice((number - 1) * partBytes, number * partBytes)
  const body = new Blob([part]).stream() as ReadableStream<Uint8Array>
  await storePart(servicesAt(now), actor, { id, number, checksum: checksum ?? (await checksumOf(part)), body })
}

/** Runs the task of a complete upload. */
const finish = async (id: string, inspectors: Inspectors = {}) => {
  await completeUpload(services, actor, id)
  const taskId = await taskIdOf('file_finish', id)
  const runners = { ...taskRunners, file_finish: finishUpload(inspectors) }
  for (let step = 0; step < 2; step += 1) await takeStep(runners, services, taskId)
  return readUpload(services, actor, id)
}

const smallPdf = () => bytesOf(`%PDF-1.7 ${unique('small')}`)

const reason = (name: string) => ({ extra: { details: { reason: name } } })

describe('uploads in parts (OFC-33)', () => {
  test('parts arrive in any order, damaged and repeated, from two tabs; the whole is checked', async () => {
    const file = newPdf()
    const [first, second] = await Promise.all([begin(file), begin(file)])
    expect(first.id).toBe(second.id)
    await send(first.id, file, 2)
    await expect(send(first.id, file, 1, '0'.repeat(64))).rejects.toMatchObject(reason('part_damaged'))
    expect((await begin(file)).parts).toEqual([2])
    await expect(completeUpload(services, actor, first.id)).rejects.toMatchObject({
      status: 409,
      extra: { details: { reason: 'parts_missing', parts: [1] } },
    })
    await Promise.allSettled([send(first.id, file, 1), send(first.id, file, 1)])
    await send(first.id, file, 2)
    const checksum = await checksumOf(file)
    const [{ file: uploaded }] = await Promise.all([finish(first.id), finish(first.id)])
    expect(uploaded).toMatchObject({ bytes: file.length, type: 'application/pdf', checksum })
    expect(uploaded?.key).toMatch(/^materials\/fil_\w+\/ver_\w+$/)
    expect((await env.FILES.head(uploaded?.key ?? ''))?.size).toBe(file.length)
    const acts = await db
      .select()
      .from(schema.auditLog)
      .where(eq(schema.auditLog.itemId, uploaded?.fileId ?? ''))
    expect(acts.map(({ act }) => act)).toEqual(['file.added'])
  })

  test('a replaced file has two versions with keys of their own', async () => {
    const add = async (fileId: string | null) => {
      const file = smallPdf()
      const { id } = await begin(file, { fileId })
      await send(id, file, 1)
      return (await finish(id)).file
    }
    const first = await add(null)
    const second = await add(first?.fileId ?? '')
    expect(second?.fileId).toBe(first?.fileId)
    expect(second?.key).not.toBe(first?.key)
    expect(await env.FILES.head(first?.key ?? '')).not.toBeNull()
  })

  test('an item cannot name a file that does not exist, or another size than the server counted', async () => {
    const bytes = smallPdf()
    const { id } = await begin(bytes)
    await send(id, bytes, 1)
    const { file } = await finish(id)
    const { key = '', checksum = '' } = file ?? {}
    const named = [
      { path: 'right', file: { key, bytes: bytes.length, checksum } },
      { path: 'false', file: { key, bytes: 1, checksum } },
      { path: 'missing', file: { key: `${key}0`, bytes: bytes.length, checksum } },
    ]
    expect(await falseFiles(services, named)).toEqual(['false', 'missing'])
  })

  test('a file of another type under a right name is refused within a second, and its upload ends', async () => {
    const hostile = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'PK\u0003\u0004', 'MZ', '']
    for (const kind of ['pdf', 'video', 'picture'] as const)
      for (const start of hostile) {
        const file = bytesOf(start.padEnd(200))
        const { id } = await begin(file, {
          kind,
          name: unique(kind),
          alt: kind === 'picture' ? { en: 'A', hi: 'अ' } : null,
        })
        const from = performance.now()
        await expect(send(id, file, 1)).rejects.toMatchObject({ status: 415, ...reason('wrong_type') })
        expect(performance.now() - from).toBeLessThan(1_000)
        await expect(readUpload(services, actor, id)).rejects.toMatchObject({ status: 404 })
      }
  })

  test('2 GB are refused before a byte is sent, and a part with more bytes than it names', async () => {
    const file = bytesOf(`%PDF-1.7 ${unique('long')}`)
    await expect(begin(file, { kind: 'video', bytes: 2 * 1024 ** 3 })).rejects.toMatchObject({ status: 413 })
    const { id } = await begin(file, { bytes: 8 })
    await expect(send(id, file, 1)).rejects.toMatchObject({ status: 413 })
  })

  test('a part that R2 stored twice at one moment is sent again, so that the whole can be joined', async () => {
    const file = smallPdf()
    const { id } = await begin(file)
    const upload = await findUpload(db, id)
    await send(id, file, 1)
    if (upload) await env.FILES.resumeMultipartUpload(upload.key, upload.multipartId).uploadPart(1, file)
    expect(await finish(id)).toMatchObject({ state: 'open', parts: [] })
    await send(id, file, 1)
    expect(await finish(id)).toMatchObject({ state: 'done', file: { checksum: await checksumOf(file) } })
  })

  test('a part that another request stores is refused until that one is lost', async () => {
    const file = smallPdf()
    const { id } = await begin(file)
    const claim = { uploadId: id, number: 1, checksum: await checksumOf(file), claim: 'clm_other' }
    expect(await claimPart(db, claim, Date.now())).toBe(true)
    await expect(send(id, file, 1)).rejects.toMatchObject(reason('part_busy'))
    await send(id, file, 1, undefined, () => Date.now() + 61_000)
    expect(await recordPart(db, claim, { etag: 'late', type: null, now: Date.now() })).toBe(false)
    expect((await finish(id)).state).toBe('done')
  })

  test('inspection gives facts or refuses the file, whose bytes are deleted', async () => {
    const inspect = async (inspector: Inspectors['pdf']) => {
      const file = smallPdf()
      const { id } = await begin(file)
      await send(id, file, 1)
      return finish(id, { pdf: inspector })
    }
    const told = await inspect(() => Promise.resolve({ pages: 3 }))
    expect(told).toMatchObject({ state: 'done', file: { facts: { pages: 3 } } })
    const keys: string[] = []
    const refused = await inspect((_services, { key }) => {
      keys.push(key)
      throw new FileRefused('encrypted')
    })
    expect(refused).toMatchObject({ state: 'refused', refusal: 'encrypted', file: null })
    expect(await env.FILES.head(keys[0] ?? '')).toBeNull()
  })

  test('an upload is cancelled while its task runs; nothing of it remains', async () => {
    const file = smallPdf()
    const { id } = await begin(file)
    await send(id, file, 1)
    const keys: string[] = []
    await completeUpload(services, actor, id)
    const inspector: Inspectors['pdf'] = async (_services, { key }) => {
      keys.push(key)
      await cancelUpload(services, actor, id)
      return {}
    }
    await expect(finish(id, { pdf: inspector })).rejects.toMatchObject({ status: 404 })
    expect(await env.FILES.head(keys[0] ?? '')).toBeNull()
    expect(await db.$count(schema.fileVersions, eq(schema.fileVersions.key, keys[0] ?? ''))).toBe(0)
  })

  test("another administrator's upload is missing; one left for a week ends", async () => {
    const file = newPdf()
    const { id } = await begin(file)
    await send(id, file, 2)
    await expect(readUpload(services, unique('usr'), id)).rejects.toMatchObject({ status: 404 })
    await sweepUploads(services)
    expect((await readUpload(services, actor, id)).parts).toEqual([2])
    const upload = await findUpload(db, id)
    await sweepUploads(servicesAt(() => Date.now() + 8 * 86_400_000))
    const multipart = env.FILES.resumeMultipartUpload(upload?.key ?? '', upload?.multipartId ?? '')
    await expect(multipart.uploadPart(1, 'late')).rejects.toThrow('10024')
    await expect(readUpload(services, actor, id)).rejects.toMatchObject({ status: 404 })
    const { id: other } = await begin(file)
    await cancelUpload(services, actor, other)
    await expect(readUpload(services, actor, other)).rejects.toMatchObject({ status: 404 })
  })
})
