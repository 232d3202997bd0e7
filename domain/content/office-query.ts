import { z } from 'zod'
import { contentStates } from '../content.ts'
import { accessKinds } from '../purchases/access.ts'
import { directions, languageFilters, officeSorts } from './office-list.ts'

/** Filters of an office list. */
export const officeFilter = {
  /** Words of title, code or slug. */
  q: z.string().max(200).optional(),
  /** Default: every state but `trashed`. */
  state: z.enum(contentStates).optional(),
  exam: z.string().max(64).optional(),
  language: z.enum(languageFilters).optional(),
  access: z.enum(accessKinds).optional(),
  /** True for items with a draft. */
  draft: z.enum(['yes', 'no']).optional(),
  /** Id of the administrator who changed it last. */
  by: z.string().max(64).optional(),
  /** The kind's own filters: `stage:result,organisation:org_1`. */
  facets: z
    .string()
    .max(400)
    .regex(/^[a-z]+:[^,:]{1,80}(,[a-z]+:[^,:]{1,80}){0,3}$/)
    .optional(),
}

export const OfficeFilter = z.strictObject(officeFilter)
export type OfficeFilter = z.infer<typeof OfficeFilter>

export const OfficeQuery = z.strictObject({
  ...officeFilter,
  sort: z.enum(officeSorts).optional(),
  direction: z.enum(directions).optional(),
  cursor: z.string().max(1_000).optional(),
})
export type OfficeQuery = z.infer<typeof OfficeQuery>

/** Name of a list: `job`, `current_affairs`. */
export const ListName = z.string().regex(/^[a-z_]{1,40}$/)

export const NewView = z.strictObject({ name: z.string().trim().min(1).max(60), query: z.string().max(1_000) })
export const ChosenColumns = z.strictObject({ columns: z.array(z.string().max(40)).max(30) })
