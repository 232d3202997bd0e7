import { z } from 'zod'
import { isVersionNumber, legalPages } from './legal.ts'

export const LegalParam = z.object({ page: z.enum(legalPages) })

/** Without a version the one that holds today. */
export const LegalQuery = z.strictObject({
  version: z.string().refine(isVersionNumber).optional(),
})
