import type { DraftBody } from '../../../domain/content/contract.ts'
import type { AuthoredJob } from '../../../domain/jobs/authored.ts'

/** Id of an administrator of the demo. */
type Person = 'demo-admin' | 'demo-editor'

/** Instant of seeding with its day in India, for dates relative to it. */
export type Moment = { now: number; today: string; tomorrow: string }

type Act =
  | { act: 'create'; body: (moment: Moment, base: DraftBody) => DraftBody }
  | { act: 'change'; body: (job: AuthoredJob) => Partial<AuthoredJob> }
  | { act: 'publish'; note: string }
  /** For nine o'clock of the next day in India. */
  | { act: 'schedule' }
  | { act: 'trash' }

/** Act of an administrator, `hoursAgo` before seeding. */
export type SeededAct = Act & { by: Person; hoursAgo: number }

/** Item that the two administrators work on, from its first draft on. */
export type SeededItem = {
  id: string
  kind: 'job' | 'current_affairs'
  /** Sample whose fields its first draft copies. */
  base?: string
  acts: SeededAct[]
}
