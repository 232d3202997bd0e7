import { z } from 'zod'
import { states } from '../accounts/student-profile.ts'
import { authoredItem, RowId } from '../content/authored.ts'
import { Bilingual } from '../questions/contract.ts'
import { JobContent } from './contract.ts'
import { jobLevels, jobStages } from './kinds.ts'

/** Fields of a job that an editor writes. */
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
  /**
   * Announcement of this change; null when there is none. The changes themselves are computed by comparing versions.
   */
  corrigendum: Bilingual.nullable(),
})
export type AuthoredJob = z.infer<typeof AuthoredJob>
