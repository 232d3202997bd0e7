import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { BouncedAddress } from '../../domain/notifications/office.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import * as store from './bounces.store.ts'

/** Most addresses that are listed. */
const listed = 200

/** Addresses that refused a mail for good, the first ones. */
export const bouncedAddresses = async ({ db }: Services): Promise<{ items: BouncedAddress[] }> => ({
  items: (await store.listBounced(db, listed)).map(({ email, ...student }) => ({
    ...student,
    maskedEmail: maskEmail(email),
  })),
})

/** Lets notices be mailed to a student's address again. Throws 404 where it refused none. */
export const clearAddress = async (services: Services, actor: string, userId: string): Promise<void> => {
  const { isDone } = await inAuditedTransaction(
    services,
    { actor, act: 'student.address_cleared', kind: 'student', itemId: userId, person: userId },
    [store.clearStatement(userId)],
  )
  if (!isDone) throw notFound()
}
