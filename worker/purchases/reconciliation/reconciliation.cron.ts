import { dateInIndia, minuteInIndia } from '../../../domain/india.ts'
import type { Services } from '../../platform/context.ts'
import { startTaskUnlessKnown, taskIdOf } from '../../tasks/tasks.usecases.ts'
import { gatewaySettings } from '../gateway/settings.ts'
import { spanAt } from './differences.usecases.ts'

/** Time of day in India from which a day's comparison begins. */
const beginsAt = '03:30'

/** Hourly: begins the comparison of the day with the gateway, once, at night. */
export const startReconciliation = async (services: Services): Promise<void> => {
  const now = services.now()
  if (!gatewaySettings(services.env) || minuteInIndia(now).slice(11, 16) < beginsAt) return
  const kind = 'reconciliation'
  const id = await taskIdOf(kind, dateInIndia(now))
  await startTaskUnlessKnown(services, { id, kind, userId: null, input: spanAt(now) })
}
