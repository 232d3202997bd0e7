import { z } from 'zod'
import { Bilingual } from '../questions/text.ts'

const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only small letters, digits and single hyphens')

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** Id of a row that an item refers to. */
export const RowId = z.string().min(1).max(64)

/** Fields that an editor writes for every kind; each kind adds its own. */
export const authoredItem = {
  slug: Slug,
  title: Bilingual,
  summary: Bilingual,
  /** Slugs of exams; an empty list means every exam. */
  exams: z.array(Slug).max(40).refine(isUnique, 'names an exam twice'),
  /** Replaces title and summary for search engines. */
  seo: z.strictObject({ title: Bilingual.optional(), description: Bilingual.optional() }),
}

export type AuthoredItem = z.infer<z.ZodObject<typeof authoredItem, z.core.$strict>>
