import type { SQL } from 'drizzle-orm'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

type Act = {
  actor: string | null
  act: string
  kind: string
  itemId: string
  title?: unknown
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  detail?: Record<string, unknown>
}

export const inAuditedTransaction = async (services: Services, _act: Act, statements: SQL[]) => {
  const results = await inTransaction(services.db, statements)
  return { results, isDone: (results.at(-1)?.meta.changes ?? 0) > 0 }
}
