import { decisionWords } from '../../domain/challenges/decision-words.ts'
import { joined } from '../../domain/notifications/joined.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { tell } from '../notifications/announcing.usecases.ts'
import { inPages } from '../notifications/in-pages.ts'
import { findRuling, listRuled } from './cases.store.ts'

/** Tells everyone whose challenge a ruling closed what was decided, with its public reason. */
export const tellChallengers: EventHandler<'challenge.ruled'> = async (services, { payload }) => {
  const { rulingId } = payload
  const ruling = await findRuling(services.db, rulingId)
  if (!ruling) return
  const words = joined(decisionWords[ruling.decision], ruling.reason)
  await inPages(
    (after, limit) => listRuled(services.db, payload, after, limit),
    (page) =>
      tell(
        services,
        { key: `ruling:${rulingId}`, kind: 'challenge.ruled', link: null },
        page.map(({ userId, testId, attemptId, test }) => ({
          userId,
          link: learningPaths.challenges(testId, attemptId),
          params: { test, ruling: words },
        })),
      ),
  )
}
