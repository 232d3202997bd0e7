import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../drizzle/schema/index.ts'
import { documentKey, type DocumentInput } from '../../worker/purchases/documents/document-files.ts'
import { readDocument, readOwnDocument } from '../../worker/purchases/documents/documents.usecases.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import { newOrder } from './new-order.ts'
import { sell } from './new-documents.ts'
import { newStudent } from './new-student.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { servicesWithTasks } from './take-step.ts'

beforeAll(prepareDatabase)

/** Drawn documents. The renderer is replaced: fonts are assets of the built site, which this project lacks. */
const drawn: DocumentInput[] = []

beforeAll(() => {
  taskRunners.tax_document = async (services, { input }) => {
    const asked = input as DocumentInput
    drawn.push(asked)
    await services.env.FILES.put(documentKey(asked), `${asked.number} ${asked.language}`)
    return { done: 1, total: 1, cursor: null }
  }
})

test('a document is drawn once in each language, for its buyer and the office alone (PAY-23)', async () => {
  const userId = await newStudent()
  const [invoice] = await sell({ at: Date.UTC(1998, 3, 5), price: 49_900, userId })
  if (!invoice) throw new Error('no invoice')
  const { number, orderId } = invoice
  const english = { orderId, number, language: 'en' } as const
  const services = servicesWithTasks()
  const read = async (asked: Parameters<typeof readOwnDocument>[2]) =>
    (await readOwnDocument(services, userId, asked)).text()
  expect(await Promise.all([read(english), read(english)])).toEqual([`${number} en`, `${number} en`])
  expect(await read({ ...english, language: 'hi' })).toBe(`${number} hi`)
  expect(await read(english)).toBe(`${number} en`)
  expect(drawn.map(({ language }) => language)).toEqual(['en', 'hi'])

  const other = await newOrder({ userId })
  const refused = [
    readOwnDocument(servicesAt(), await newStudent(), english),
    readOwnDocument(servicesAt(), userId, { ...english, orderId: other.id }),
    readOwnDocument(servicesAt(), userId, { ...english, number: 'T/97-98/999999' }),
    readDocument(servicesAt(), unique('usr_'), { ...english, orderId: other.id }),
  ]
  for (const each of refused) await expect(each).rejects.toMatchObject({ status: 404 })

  const by = unique('usr_')
  expect(await (await readDocument(servicesAt(), by, english)).text()).toBe(`${number} en`)
  const rows = await db
    .select({ act: auditLog.act, itemId: auditLog.itemId })
    .from(auditLog)
    .where(eq(auditLog.actor, by))
  expect(rows).toEqual([{ act: 'order.document_fetched', itemId: orderId }])
  expect(drawn).toHaveLength(2)
})
