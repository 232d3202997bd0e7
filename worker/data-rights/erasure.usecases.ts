import type { Language } from '../../domain/language.ts'
import { refuseEndedSessions } from '../accounts/ended-sessions.ts'
import { countOpenAttempts } from '../attempts/personal.usecases.ts'
import { certificateFilesOf } from '../courses/personal.usecases.ts'
import { ownAct } from '../accounts/account-acts.ts'
import { newAudit } from '../activities/audit.ts'
import type { Services, SignedIn } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import { hasOpenOrder } from '../purchases/personal.usecases.ts'
import { sendTask } from '../tasks/tasks.usecases.ts'
import { sessionKey } from '../accounts/accounts.usecases.ts'
import { fileOfPicture } from '../accounts/picture.usecases.ts'
import { endAccount, findErasureOf, findPhoto, findSessionTokens } from './data-rights.store.ts'

/**
 * Ends an account: all its sessions end, nobody can sign in to it, and its address is free. Its remaining data is
 * erased in the background (erasure.task.ts). Throws 409 `accounts.tests_open` for open tests that the student does not
 * give up, and `accounts.order_open` while an order or refund is open.
 */
export const eraseAccount = async (
  services: Services,
  user: SignedIn,
  { giveUpTests, language }: { giveUpTests: boolean; language: Language },
): Promise<void> => {
  const { db } = services
  const uid = user.id
  if (!giveUpTests && (await countOpenAttempts(services, uid)) > 0)
    throw new AppError('accounts.tests_open', 409, 'A test is still open.')
  if (await hasOpenOrder(services, uid))
    throw new AppError('accounts.order_open', 409, 'Money of an order is still on its way.')
  const [tokens, photoURL, certificates, subject] = await Promise.all([
    findSessionTokens(db, uid),
    findPhoto(db, uid),
    certificateFilesOf(services, uid),
    hashOf(uid),
  ])
  const picture = fileOfPicture(photoURL)
  const needs = {
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    language,
    files: [...(picture ? [picture] : []), ...certificates],
    sessionKeys: await Promise.all(tokens.map(sessionKey)),
  }
  const taskId = services.newId('tsk')
  const id = services.newId('ers')
  const audit = await newAudit(services, ownAct(uid, 'account.erasure_requested'))
  const ended = await endAccount(db, { id, subject, uid, needs, taskId, audit, now: services.now() })
  if (ended === null) return
  log('info', 'accounts.erasure_begun', { erasureId: id })
  refuseEndedSessions(services, uid, ended)
  await sendTask(services, taskId)
}

/** Deletion of the account with this id; null without one. A finished one is known for some time. */
export const erasureOf = async (
  { db }: Services,
  uid: string,
): Promise<{ requestedAt: number; doneAt: number | null } | null> =>
  (await findErasureOf(db, await hashOf(uid))) ?? null
