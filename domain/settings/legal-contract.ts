import { z } from 'zod'
import { legalPages } from './legal.ts'

export const LegalParam = z.object({ page: z.enum(legalPages) })

/** Without a version the one that holds today. */
export const LegalQuery = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .optional(),
})
