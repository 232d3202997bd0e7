import { z } from 'zod'
import { optionIds } from './option-ids.ts'

/**
 * Markdown with `$...$` formulas in both languages. Empty Hindi means "not translated": English is shown and marked.
 */
export const Bilingual = z.strictObject({ en: z.string().min(1), hi: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

/** A decimal number as a student types it: no exponent, no grouping. */
export const Decimal = z.string().regex(/^-?(\d{1,12}(\.\d{0,9})?|\.\d{1,9})$/)

export { optionIds }
export const OptionId = z.enum(optionIds)

/** Stable ids survive shuffling; a pinned option ("None of these") keeps its place. */
export const AuthoredOption = z.strictObject({
  id: z.string().regex(/^[a-h]$/),
  content: Bilingual,
  pinned: z.boolean().optional(),
})
export type AuthoredOption = z.infer<typeof AuthoredOption>

/** An entry of a list in a matching question. */
export const ListItem = z.strictObject({ id: z.string().regex(/^[a-z1-9]$/), content: Bilingual })
export type ListItem = z.infer<typeof ListItem>

/** An assertion and its reason. */
export const Statements = z.strictObject({ assertion: Bilingual, reason: Bilingual })
export type Statements = z.infer<typeof Statements>

/** Options shown to the student. */
export type OptionsBody = { options: { id: string; content: Bilingual }[] }
