import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type * as schema from '../drizzle/schema/index.ts'

export type SeedDatabase = DrizzleD1Database<typeof schema>
export type Statement = Parameters<SeedDatabase['batch']>[0][number]

/**
 * Yields to pending I/O. Rendering texts blocks for seconds, in which the database may have closed a connection; the
 * next write must notice that.
 */
export const pendingIo = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10))
