import { beforeAll, expect, test } from 'vitest'
import { users } from '../../drizzle/schema/index.ts'
import { addNameWords } from '../../worker/accounts/find-students.store.ts'
import { findStudents } from '../../worker/accounts/find-students.usecases.ts'
import { rebuildOfficeNow } from '../../worker/content/office-rebuild.task.ts'
import { searchItems } from '../../worker/content/office-search.usecases.ts'
import { readOverview } from '../../worker/content/office-overview.usecases.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'
import { makeServices } from '../../worker/platform/context.ts'

beforeAll(async () => {
  await prepareDatabase()
  await rebuildOfficeNow(servicesAt())
})

const letters = (): string =>
  crypto
    .randomUUID()
    .replace(/[^a-z]/g, '')
    .padEnd(6, 'q')
    .slice(0, 6)

const newStudent = async (name: string) => {
  const uid = unique('found')
  const at = Date.now()
  const studentId = `${letters().slice(0, 3).toUpperCase()}${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const student = { uid, email: `${uid}@example.test`, displayName: name, studentId }
  await db.insert(users).values({ ...student, createdAt: at, lastLoginAt: at, updatedAt: at })
  await inTransaction(db, [addNameWords([{ uid, name }])])
  return student
}

test('finds a student by the beginning of name, address and student id, with the address masked (OFC-4)', async () => {
  const surname = letters()
  const { uid, email, studentId, displayName } = await newStudent(`Kavita ${surname}`)
  const found = { uid, name: displayName, maskedEmail: `f•••${email.split('@')[0]?.at(-1)}@example.test`, studentId }
  for (const text of [`kavita ${surname}`, email, email.slice(0, 20).toUpperCase(), studentId.toLowerCase()])
    expect(await findStudents(servicesAt(), text)).toEqual([found])
  expect(await findStudents(servicesAt(), '%_%')).toEqual([])
  const hindi = await newStudent(`कविता ${surname}`)
  const inHindi = await findStudents(servicesAt(), `कविता ${surname.slice(0, 4)}`)
  expect(new Set(inHindi.map((each) => each.uid))).toEqual(new Set([uid, hindi.uid]))
})

test('finds an item by title in either script, by code and by id, and none in the trash (OFC-4)', async () => {
  const services = servicesAt()
  const idsFor = async (text: string) => (await searchItems(services, text)).map(({ id }) => id)
  const [first] = await searchItems(services, 'SCRB/LDC/02')
  expect(first).toMatchObject({ kind: 'job', code: 'SCRB/LDC/02', state: 'published' })
  const { id = '', title } = first ?? {}
  expect(await idsFor(title?.en ?? '')).toContain(id)
  expect(await idsFor(title?.hi ?? '')).toContain(id)
  expect((await idsFor(id))[0]).toBe(id)
  expect(await idsFor('zzqqxx')).toEqual([])
  expect(await idsFor('%_')).toEqual([])
})

test('counts each kind for the first page (OFC-1)', async () => {
  const { counts, drafts } = await readOverview(servicesAt(), 'nobody')
  expect(drafts).toEqual([])
  expect(counts.find(({ kind }) => kind === 'job')?.published).toBeGreaterThan(20)
})

test('scans no table that grows for the palette and the first page (OFC-4)', async () => {
  const { bindings, statements } = watched()
  const services = makeServices(bindings, () => undefined)
  await findStudents(services, 'asha')
  await searchItems(services, 'railway clerk')
  await readOverview(services, 'nobody')
  expect(statements.size).toBeGreaterThan(5)
  expect(await slowStatements(statements)).toEqual([])
})
