import { z } from 'zod'

export const ImportParam = z.object({ id: z.string().min(1).max(64) })

/** A row of an import by its place in the file. */
export const RowParam = ImportParam.extend({ position: z.coerce.number().int().min(0).max(100_000) })
