import { z } from 'zod'
import type { DatedBlueprint } from '../../catalogue/blueprints/contract.ts'
import { testKinds, type TestKind } from '../../catalogue/test-kinds.ts'
import { accessKinds, type AccessKind } from '../../purchases/access.ts'
import type { Bilingual } from '../text.ts'
import type { GateFinding } from './contract.ts'
import type { PaperProfile } from './profile.ts'

const Id = z.string().min(1).max(64)
const Minutes = z.number().positive().max(1440)

/** Questions that one check accepts. */
export const gateLimit = 300

/** A paper as it is put together. */
export const PaperInProgress = z
  .strictObject({
    presetVersionId: Id,
    kind: z.enum(testKinds),
    access: z.enum(accessKinds),
    durationMinutes: Minutes,
    sections: z
      .array(
        z.strictObject({
          presetSectionId: Id,
          /** Own time; null where the section shares the paper's. */
          minutes: Minutes.nullable(),
          questionIds: z.array(Id).max(gateLimit),
        }),
      )
      .min(1)
      .max(20),
  })
  .refine(({ sections }) => sections.reduce((sum, { questionIds }) => sum + questionIds.length, 0) <= gateLimit, {
    path: ['sections'],
    error: 'too many questions',
  })
export type PaperInProgress = z.infer<typeof PaperInProgress>

/** Report of the gate on a paper. */
export type QualityReport = {
  findings: GateFinding[]
  profile: PaperProfile
  sections: { id: string; title: Bilingual }[]
  /** In the order of the paper; numbers of findings count them from 1. */
  questions: { id: string; code: string; title: Bilingual }[]
  blueprint: Pick<DatedBlueprint, 'version' | 'effectiveFrom' | 'basis'> | null
  preset: { id: string; name: Bilingual }
}

/** A stored test. */
export type CheckedTest = { id: string; code: string; title: Bilingual; kind: TestKind; access: AccessKind }

/** A stored test with its numbers of findings. */
export type QualityLine = CheckedTest & { questionCount: number; blocks: number; warns: number }

export const QualityQuery = z.strictObject({ cursor: z.string().max(200).optional() })
