import { beforeAll, describe, expect, test } from 'vitest'
import { formatCode } from '../../domain/courses/certificate-code.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { listCertificates } from '../../worker/courses/certificate-list.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const codeOf = (mark: string, index: number) => `${mark}${String(index).padStart(4, '0')}`.padEnd(28, '0')

/** Certificates of one student each, from the oldest; the first is revoked. */
const issue = async (mark: string, names: string[]) => {
  const holders = names.map((name, index) => ({ uid: unique('usr_'), name, code: codeOf(mark, index), index }))
  for (const { uid, name, code, index } of holders) {
    await db.insert(schema.users).values({
      uid,
      email: `${mark.toLowerCase()}${index}@certificates.test`,
      displayName: `Account ${mark} ${name}`,
      studentId: `${mark}${index}`,
      createdAt: 1,
      updatedAt: 1,
      lastLoginAt: 1,
    })
    await db.insert(schema.certificates).values({
      code,
      userId: uid,
      courseId: 'crs_first-month',
      courseVersionId: 'ver_1',
      name,
      courseTitle: { en: 'A course', hi: 'एक कोर्स' },
      issuedAt: index,
      taskId: unique('tsk_'),
      createdAt: index,
      ...(index === 0 && { revokedAt: 5, revokedBy: 'usr_admin', revokedReason: 'Name of another person' }),
    })
  }
  return holders
}

describe('certificates in the office (CRS-31)', () => {
  test('are found by code, printed name, address, name and id of the student', async () => {
    const [revoked, asha] = await issue('KQ7', ['Zoya Khan', 'Ashalata Zqrao', 'रमा देवी'])
    const found = async (q: string) =>
      (await listCertificates(servicesAt(), { q })).items.map(({ name }) => name).toSorted()
    const all = ['Ashalata Zqrao', 'Zoya Khan', 'रमा देवी'].toSorted()
    expect(await found(formatCode(asha?.code ?? '').toLowerCase())).toEqual(['Ashalata Zqrao'])
    expect(await found('kq70')).toEqual(all)
    expect(await found('ashalata z')).toEqual(['Ashalata Zqrao'])
    expect(await found('रमा')).toEqual(['रमा देवी'])
    expect(await found('KQ72@certificates')).toEqual(['रमा देवी'])
    expect(await found('account kq7 zoya')).toEqual(['Zoya Khan'])
    expect(await found('kq71')).toEqual(['Ashalata Zqrao'])
    expect(await found('%')).toEqual([])
    const { items } = await listCertificates(servicesAt(), { q: 'kq70', state: 'revoked' })
    expect(items).toMatchObject([{ code: revoked?.code, revoked: { at: 5, reason: 'Name of another person' } }])
  })

  test('are listed from the newest in pages, without a scan of the table', async () => {
    const names = Array.from({ length: 53 }, (_, index) => `Paged ${index}`)
    await issue('PG8', names)
    const services = servicesAt()
    const first = await listCertificates(services, { q: 'pg80' })
    const second = await listCertificates(services, { q: 'pg80', cursor: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(names.toReversed())
    expect([first.count, second.next]).toEqual([53, null])
    const { bindings, statements } = watched()
    const seen = makeServices(bindings, () => undefined)
    await listCertificates(seen, {})
    await listCertificates(seen, { state: 'revoked' })
    await listCertificates(seen, { q: 'pg80', cursor: first.next ?? '' })
    // A list walks the index of its order up to its limit.
    const isWalk = (fault: string) => /^SCAN certificates USING (COVERING )?INDEX .* limit \?/.test(fault)
    expect((await slowStatements(statements)).filter((fault) => !isWalk(fault))).toEqual([])
  })
})
