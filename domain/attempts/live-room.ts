import { z } from 'zod'
import type { Incident } from '../catalogue/live-room.ts'
import type { RoomPhase } from '../catalogue/room-phase.ts'
import type { ReleaseRule } from '../catalogue/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import { hallStates, type HallBanner, type HallCounts, type HallMinute, type HallRow } from './hall.ts'

/** Lists of a room: the attempts of a state, those with late answers, or all. */
export const roomLists = ['all', ...hallStates, 'late'] as const
export type RoomList = (typeof roomLists)[number]

/** Query of GET /api/admin/tests/:testId/live. */
export const LiveRoomQuery = z.strictObject({
  list: z.enum(roomLists).default('all'),
  cursor: z
    .string()
    .regex(new RegExp(String.raw`^(${hallStates.join('|')})\.\d{1,15}\.[0-9a-z_]{1,40}$`))
    .optional(),
})
export type LiveRoomQuery = z.infer<typeof LiveRoomQuery>

/** An attempt in the room; `student` is null where the account is deleted. */
export type LiveRoomRow = HallRow & { student: { uid: string; name: string; studentId: string | null } | null }

/** GET /api/admin/tests/:testId/live. Counts are at most some seconds old, the rest is current. */
export type LiveRoom = {
  test: {
    id: string
    title: Bilingual
    opensAt: number | null
    closesAt: number | null
    commonStart: boolean
    /** Of the last attempt, extra time included; null where a test can always be begun. */
    endsAt: number | null
    /** Start of the pause that lasts; null for none. */
    pausedFrom: number | null
    pauseReason: string | null
  }
  phase: RoomPhase
  counts: HallCounts
  /** One entry for each step in which something changed. */
  minutes: HallMinute[]
  /** Minutes of a step. */
  step: number
  /** Open attempts whose time is over and whose answers may still arrive. */
  late: { count: number; until: number | null }
  /** Attempts with answers that came too late and can be counted. */
  evidence: number
  rows: LiveRoomRow[]
  next: string | null
  incidents: (Incident & { actorName: string })[]
  banner: HallBanner | null
  results: { release: ReleaseRule; from: number | null; canRelease: boolean }
  /** Reports of questions in this test that wait for a decision. */
  reports: number
  serverNow: number
}
