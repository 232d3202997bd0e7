import { z } from 'zod'
import { isVersionNumber, legalPages } from './legal.ts'

export const LegalParam = z.object({ page: z.enum(legalPages) })

/** Query of GET /api/legal/:page; without a version it returns the current one. */
export const LegalQuery = z.strictObject({
  version: z.string().refine(isVersionNumber).optional(),
})

/** Body of POST /api/admin/legal/:page/publish. `base`: version of the draft that is published. */
export const PublishLegal = z.strictObject({ base: z.int().min(0) })
