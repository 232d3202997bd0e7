import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'
import type { Bilingual } from '../../domain/questions/contract.ts'

/** Sortable random string with a prefix (`att_...`), made by the worker. */
export const id = () => text('id').primaryKey()

/** Unix milliseconds. */
export const instant = (name: string) => integer(name)

export const createdAt = () =>
  integer('created_at')
    .notNull()
    .default(sql`(unixepoch('subsec') * 1000)`)

/** `{en, hi}` as JSON. */
export const bilingual = (name: string) => text(name, { mode: 'json' }).$type<Bilingual>()

export const flag = (name: string) => integer(name, { mode: 'boolean' })
