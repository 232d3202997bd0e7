import type { Services } from '../platform/context.ts'
import { abandonAll } from './attempts.store.ts'

/** Sittings that began by themselves and that nobody came to: they count for nothing, and have no result. */
export const recordAbsences = async (services: Services, attemptIds: string[]): Promise<void> => {
  await abandonAll(services.db, attemptIds)
}
