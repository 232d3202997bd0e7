import { z } from 'zod'

/** Markdown with `$...$` maths in both languages. An empty Hindi text means "not translated": English is shown, marked. */
export const Bilingual = z.strictObject({ en: z.string().min(1), hi: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

/** A decimal number as a student types it: no exponent, no grouping. */
export const Decimal = z.string().regex(/^-?(\d{1,12}(\.\d{0,9})?|\.\d{1,9})$/)

/** Stable ids survive shuffling; a pinned option ("None of these") keeps its place. */
export const AuthoredOption = z.strictObject({
  id: z.string().regex(/^[a-h]$/),
  content: Bilingual,
  pinned: z.boolean().optional(),
})
export type AuthoredOption = z.infer<typeof AuthoredOption>

/** A line of a list that is matched with another. */
export const ListItem = z.strictObject({ id: z.string().regex(/^[a-z1-9]$/), content: Bilingual })
export type ListItem = z.infer<typeof ListItem>

/** An assertion and the reason given for it. */
export const Statements = z.strictObject({ assertion: Bilingual, reason: Bilingual })
export type Statements = z.infer<typeof Statements>

/** Choices on the screen. */
export type OptionsBody = { options: { id: string; content: Bilingual }[] }
