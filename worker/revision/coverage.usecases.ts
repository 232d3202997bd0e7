import { consentState } from '../../domain/accounts/consent.ts'
import type { Coverage } from '../../domain/revision/prediction.ts'
import type { Services } from '../platform/context.ts'
import { addCoverage, readCoverage } from './coverage.store.ts'
import { deckOf } from './deck.ts'

/** Least students of a pattern for the coverage over all of them to be published. */
const leastStudents = 20

type Checked = { mock: { attemptId: string }; isInside: boolean }

/**
 * Adds a student's mocks of a pattern to the sums over all students, each once, and returns the sums; null where they are
 * of too few. Minors without a guardian's consent are left out.
 */
export const publishedCoverage = async (
  services: Services,
  userId: string,
  presetId: string,
  checked: readonly Checked[],
): Promise<Coverage | null> => {
  const { sums, profile } = await readCoverage(services.db, presetId, userId)
  const consent = profile ? consentState(profile, services.now()) : 'not_needed'
  if (checked.length > 0 && (consent === 'not_needed' || consent === 'given'))
    await countMocks(services, userId, presetId, checked)
  return sums && sums.students >= leastStudents ? { mocks: sums.mocks, inside: sums.inside } : null
}

/** A mock whose count is lost after its deck has given it out is missing from the sums; none counts twice. */
const countMocks = async (services: Services, userId: string, presetId: string, checked: readonly Checked[]) => {
  const ids = checked.map(({ mock }) => mock.attemptId)
  const { attemptIds, isFirst } = await deckOf(services, userId).takeUncounted(presetId, ids)
  if (attemptIds.length === 0) return
  const inside = checked.filter(({ mock, isInside }) => isInside && attemptIds.includes(mock.attemptId)).length
  await addCoverage(services.db, presetId, { students: isFirst ? 1 : 0, mocks: attemptIds.length, inside })
}
