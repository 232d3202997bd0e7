import { z } from 'zod'
import { listSorts } from './lists.ts'
import { accessFilters } from './purchases/access.ts'

/** Query parameters of every list of items. Apart from lists.ts, which clients import without zod. */
export const itemListQuery = {
  exam: z.string().max(64).optional(),
  access: z.enum(accessFilters).optional(),
  q: z.string().max(200).optional(),
  sort: z.enum(listSorts).optional(),
  cursor: z.string().max(400).optional(),
}
