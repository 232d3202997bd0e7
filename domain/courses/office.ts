import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'
import { itemKinds, type ItemKind } from './kinds.ts'

/** Query of GET /api/admin/certificates. */
export const CertificatesQuery = z.strictObject({
  /** A code, a printed name, an e-mail address, a student's name, or how one begins; or a student id. */
  q: z.string().trim().min(2).max(200).optional(),
  state: z.literal('revoked').optional(),
  cursor: z.string().max(200).optional(),
})
export type CertificatesQuery = z.infer<typeof CertificatesQuery>

/** Certificate in the list of the office. */
export type CertificateLine = {
  code: string
  /** Printed name. */
  name: string
  course: { id: string; title: Bilingual }
  /** Null for a deleted account. */
  student: { email: string; studentId: string | null } | null
  issuedAt: number
  revoked: { at: number; reason: string } | null
}

/** Query of GET /api/admin/courses/lesson-items. */
export const LessonItemsQuery = z.strictObject({
  kind: z.enum(itemKinds),
  /** Words of the title; the newest without. */
  q: z.string().trim().max(100).optional(),
})

/** Item of a lesson. */
export type LessonItem = {
  kind: ItemKind
  id: string
  title: Bilingual
  /** `draft`: never published, so that a course with it cannot be published. */
  state: 'shown' | 'hidden' | 'draft' | 'binned'
  /** Length; null where the item does not say. */
  minutes: number | null
}
