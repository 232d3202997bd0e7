import { z } from 'zod'
import { contentStates, draftKinds } from '../content.ts'
import { accessKinds } from '../purchases/access.ts'
import { bulkActs, tagActs } from './bulk.ts'
import { ItemTag } from './tags.ts'
import { exportFormats } from './export.ts'
import { directions, languageFilters, officeSorts } from './office-list.ts'

/** Filters of an office list. */
const officeFilter = {
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
    .max(800)
    .regex(/^[a-z]+:[^,:]{1,80}(,[a-z]+:[^,:]{1,80}){0,11}$/)
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

/** Name of a list of content: the kind of its items. */
export const ListName = z.enum(draftKinds)

/** Lists with views and columns: those of content, and the students. */
export const ViewedList = z.enum([...draftKinds, 'student'])
export type ViewedList = z.infer<typeof ViewedList>

export const NewView = z.strictObject({ name: z.string().trim().min(1).max(60), query: z.string().max(1_000) })
export const ChosenColumns = z.strictObject({ columns: z.array(z.string().max(40)).max(30) })

/** Filters and order of an exported list, and the format of the file. */
const exportQuery = {
  ...officeFilter,
  sort: z.enum(officeSorts).optional(),
  direction: z.enum(directions).optional(),
  format: z.enum(exportFormats),
}
export const ExportQuery = z.strictObject(exportQuery)

const Ids = z.array(z.string().min(1).max(64)).min(1).max(500)

/** A bulk act on some items, or on all that match a filter. */
export const NewBulk = z
  .strictObject({
    act: z.enum(bulkActs),
    exam: z.string().min(1).max(64).optional(),
    access: z.enum(accessKinds).optional(),
    tags: z.array(ItemTag).max(20).optional(),
    at: z.number().int().positive().optional(),
    ids: Ids.optional(),
    filter: OfficeFilter.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { path: ['ids'] })
  .refine(({ act, exam }) => (act === 'add_exam' || act === 'remove_exam') === (exam !== undefined), { path: ['exam'] })
  .refine(({ act, access }) => (act === 'set_access') === (access !== undefined), { path: ['access'] })
  .refine(({ act, tags }) => act in tagActs === (tags !== undefined), { path: ['tags'] })
  .refine(({ act, at }) => (act === 'schedule') === (at !== undefined), { path: ['at'] })
export type NewBulk = z.infer<typeof NewBulk>
