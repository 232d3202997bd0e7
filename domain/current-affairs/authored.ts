import { z } from 'zod'
import { authoredItem, RowId } from '../content/authored.ts'
import { AffairContent, Day } from './contract.ts'

/** Fields of a current-affairs item that an editor writes. */
export const AuthoredAffair = z.strictObject({
  ...authoredItem,
  date: Day,
  eventDate: Day.nullable(),
  category: RowId,
  isSample: z.boolean(),
  ...AffairContent.omit({ bodyHtml: true }).shape,
})
export type AuthoredAffair = z.infer<typeof AuthoredAffair>
