import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'
import { soldKinds, type SoldKind } from './offers.ts'

const id = z.string().min(1).max(64)
const reason = z.string().trim().min(1).max(500)

/** POST /api/admin/students/:uid/access: a right for nothing. `days`: null for one without an end. */
export const GrantAccess = z.strictObject({
  kind: z.enum(soldKinds),
  itemId: id,
  days: z.int().min(1).max(3_650).nullable(),
  reason,
})
export type GrantAccess = z.infer<typeof GrantAccess>

export const RevokeAccess = z.strictObject({ reason })

/** What the office may grant. */
export type Grantable = { kind: SoldKind; itemId: string; title: Bilingual }

/** Text by which the other account is found: its e-mail address, student ID or id. */
export const MergeQuery = z.strictObject({ other: z.string().trim().min(1).max(254) })

/** POST /api/admin/students/:uid/merges: moves the purchases of `fromUserId` here, those of a dry run and no others. */
export const MergePurchases = z.strictObject({ fromUserId: id, orders: z.int(), rights: z.int(), reason })
export type MergePurchases = z.infer<typeof MergePurchases>

type MergedAccount = { uid: string; name: string | null; maskedEmail: string; studentId: string | null }

/** Dry run of a merge: what would move from an account to another. */
export type MergePreview = {
  from: MergedAccount
  to: MergedAccount
  orders: { id: string; title: Bilingual; totalPaise: number; createdAt: number }[]
  rights: { id: string; itemId: string; endsAt: number | null }[]
}

/** Ids of the rows that a merge moved. */
export type MovedPurchases = { orders: readonly string[]; rights: readonly string[] }

/** A merge that can be undone. */
export type DoneMerge = { id: string; from: string; at: number; orders: number; rights: number }
