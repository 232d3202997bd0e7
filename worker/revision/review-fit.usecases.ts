import { addDays, dateInIndia } from '../../domain/india.ts'
import { fitDays, latenessFits, type LearningFit } from '../../domain/revision/review-fit.ts'
import { mayBeProfiled } from '../accounts/profile.usecases.ts'
import type { Services } from '../platform/context.ts'
import { difficultyFit } from '../results/levels.usecases.ts'
import { deckOf } from './deck.ts'
import { addFit, sumFit } from './review-fit.store.ts'

/**
 * Adds to the figures of all students how well this one's reviews were predicted, without naming them. Sums that are
 * taken and not stored are lost: figures do without them. Nothing of a minor without consent is read.
 */
export const reportFit = async (services: Services, userId: string): Promise<void> => {
  if (!(await mayBeProfiled(services, userId))) return
  const rows = await deckOf(services, userId).takeFit(services.now())
  if (rows.length > 0) await addFit(services.db, rows)
}

/** Fit of the predictions of revision and of the levels of questions, over all students. */
export const readFit = async (services: Services): Promise<LearningFit> => {
  const from = addDays(dateInIndia(services.now()), 0 - fitDays)
  const [stored, difficulty] = await Promise.all([sumFit(services.db, from), difficultyFit(services)])
  return { lateness: latenessFits(stored), difficulty }
}
