import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { seedFiles } from '../../scripts/seed-files.ts'
import { listFiles, purgeFiles, restoreFile, trashFile } from '../../worker/uploads/library.usecases.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()
const actor = unique('usr')
const monthLater = servicesAt(() => Date.now() + 31 * 86_400_000)

/** A PDF with one version, which an item may name. */
const newFile = async (item: string | null = null) => {
  const id = unique('fil_')
  const key = `materials/${id}/ver_1`
  await env.FILES.put(key, 'bytes')
  await db.insert(schema.files).values({ id, kind: 'pdf', name: `${id}.pdf`, updatedAt: Date.now() })
  const version = { key, fileId: id, type: 'application/pdf', bytes: 5, checksum: 'c', facts: {} }
  await db.insert(schema.fileVersions).values(version)
  if (item !== null) await db.insert(schema.contentFiles).values({ key, kind: 'material', itemId: item })
  return { id, key }
}

const found = async (q: string, view?: 'unused' | 'trash') =>
  (await listFiles(services, actor, { q, ...(view && { view }) })).items

describe('files of the office (OFC-145)', () => {
  test('shows versions and the items that name them, unused files by themselves', async () => {
    const used = await newFile('mat_1')
    const unused = await newFile()
    expect(await found(used.id)).toMatchObject([
      { id: used.id, versions: [{ key: used.key }], uses: [{ kind: 'material', id: 'mat_1' }] },
    ])
    expect(await found(used.id, 'unused')).toEqual([])
    expect(await found(unused.id, 'unused')).toMatchObject([{ id: unused.id, uses: [] }])
  })

  test('trashes unused files only, restores them, and deletes them after 30 days', async () => {
    const used = await newFile('mat_1')
    await expect(trashFile(services, actor, used.id)).rejects.toMatchObject({
      status: 409,
      extra: { details: { reason: 'used' } },
    })
    const { id, key } = await newFile()
    await trashFile(services, actor, id)
    await restoreFile(services, actor, id)
    expect(await found(id)).toHaveLength(1)
    await trashFile(services, actor, id)
    await purgeFiles(services)
    expect(await found(id, 'trash')).toHaveLength(1)
    await purgeFiles(monthLater)
    expect(await found(id, 'trash')).toEqual([])
    expect(await env.FILES.head(key)).toBeNull()
    const acts = await db.select().from(schema.auditLog).where(eq(schema.auditLog.itemId, id))
    expect(acts.map(({ act }) => act)).toEqual(['file.trashed', 'file.restored', 'file.trashed', 'file.purged'])
  })

  test('takes a file out of the bin that an item names again', async () => {
    const { id, key } = await newFile()
    await trashFile(services, actor, id)
    await db.insert(schema.contentFiles).values({ key, kind: 'material', itemId: 'mat_2' })
    await purgeFiles(monthLater)
    expect(await found(id)).toMatchObject([{ deletedAt: null }])
    expect(await env.FILES.head(key)).not.toBeNull()
  })

  test('knows the files of items that were published before', async () => {
    const item = unique('mat_')
    const file = (name: string) => ({
      key: `materials/${item}/v1/${name}`,
      bytes: 9,
      pages: 1,
      checksum: 'a'.repeat(64),
    })
    await db.insert(schema.contentVersions).values({
      id: `${item}_v1`,
      kind: 'material',
      itemId: item,
      version: 1,
      content: { files: { en: { whole: file('en.pdf'), preview: null } } },
    })
    await seedFiles(env.DB)
    await seedFiles(env.DB)
    expect(await found(item.slice(4))).toMatchObject([{ kind: 'pdf', versions: [{ bytes: 9 }] }])
  })
})
