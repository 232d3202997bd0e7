import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import { listOpen } from './attempts.store.ts'

const tries = 3

/**
 * Lets a student's open sittings forget sessions that were ended, so that a copied cookie and lease save nothing any more.
 * After the reply and without a word to whoever ended them: a sign-out neither waits for it nor fails with it.
 */
export const endSessionsInSittings = (services: Services, userId: string, tokens: string[]): void => {
  if (tokens.length === 0) return
  services.later(
    tellSittings(services, userId, tokens).catch((error: unknown) =>
      log('error', 'attempts.sessions_not_ended', { userId }, error),
    ),
  )
}

const tellSittings = async (services: Services, userId: string, tokens: string[]): Promise<void> => {
  const [open, sessions] = await Promise.all([listOpen(services.db, userId), Promise.all(tokens.map(hashOf))])
  await Promise.all(open.map(({ id }) => tell(services, id, sessions)))
}

/** Each time by a new stub: one that has thrown is of no use. */
const tell = async ({ env }: Services, attemptId: string, sessions: string[]): Promise<void> => {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await env.ATTEMPTS.getByName(attemptId).endSessions(sessions)
    } catch (error) {
      if (left === 1) throw error
    }
  }
}
