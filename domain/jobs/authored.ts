import { z } from 'zod'
import { states } from '../accounts/student-profile.ts'
import { authoredItem, RowId } from '../content/authored.ts'
import { Bilingual } from '../questions/contract.ts'
import { JobContent } from './contract.ts'
import { jobLevels, jobStages } from './kinds.ts'

/** The fields of a job that an editor writes. */
export const AuthoredJob = z.strictObject({
  ...authoredItem,
  organisationId: RowId,
  advertisementNumber: z.string().min(1).max(120),
  level: z.enum(jobLevels),
  region: z.enum(states).nullable(),
  stage: z.enum(jobStages),
  sample: z.boolean(),
  ...JobContent.omit({ about: true, howToApply: true, corrigenda: true }).shape,
  about: Bilingual,
  howToApply: Bilingual,
  /** What is told of this change; null where nothing was announced. What changed is found by comparing. */
  corrigendum: Bilingual.nullable(),
})
export type AuthoredJob = z.infer<typeof AuthoredJob>
