import { z } from 'zod'

/** Label that the office gives an item; a list filters by it, so that it has none of the signs of an address. */
export const ItemTag = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^,:]+$/)
