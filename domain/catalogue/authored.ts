import { z } from 'zod'
import { authoredItem } from '../content/authored.ts'
import { accessKinds } from '../purchases/access.ts'
import { SeriesContent } from './contract.ts'

/** Fields of a series that an editor writes. */
export const AuthoredSeries = z.strictObject({
  ...authoredItem,
  exams: authoredItem.exams.length(1),
  access: z.enum(accessKinds),
  ...SeriesContent.shape,
})
export type AuthoredSeries = z.infer<typeof AuthoredSeries>
