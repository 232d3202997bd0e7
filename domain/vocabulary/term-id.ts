import { z } from 'zod'

/** Id of a term, which addresses and items name; it never changes. */
export const TermId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Term in the address of a list; an unknown one matches nothing. */
export const TermFilter = z.string().min(1).max(64)
