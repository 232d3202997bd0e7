import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import { listOpenAttempts } from './accounts.store.ts'

const tries = 3

/**
 * Makes the student's open attempts refuse ended sessions, given by their tokens, so that a copied cookie and lease
 * cannot save. Runs after the reply: a sign-out neither waits for it nor fails with it.
 */
export const refuseEndedSessions = (services: Services, userId: string, tokens: string[]): void => {
  if (tokens.length === 0) return
  services.later(
    endSessionsInAttempts(services, userId, tokens).catch((error: unknown) =>
      log('error', 'accounts.sessions_not_ended', { userId }, error),
    ),
  )
}

const endSessionsInAttempts = async (services: Services, userId: string, tokens: string[]): Promise<void> => {
  const [open, sessions] = await Promise.all([listOpenAttempts(services.db, userId), Promise.all(tokens.map(hashOf))])
  await Promise.all(open.map(({ id }) => endSessionsInAttempt(services, id, sessions)))
}

/** Uses a new stub for each try, because a stub that has thrown is unusable. */
const endSessionsInAttempt = async ({ env }: Services, attemptId: string, sessions: string[]): Promise<void> => {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await env.ATTEMPTS.getByName(attemptId).endSessions(sessions)
    } catch (error) {
      if (left === 1) throw error
    }
  }
}
