import { languages } from '../../domain/language.ts'
import { ruleOf } from '../../domain/notifications/kinds.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services, SignedIn } from '../platform/context.ts'
import { queueMail } from './mail.ts'
import { readyMessage } from './messages.usecases.ts'
import { noticeMail } from './notice-mail.ts'
import { testNoticeStatement } from './messages.store.ts'
import { currentTemplates } from './templates.usecases.ts'

/**
 * Sends the saved draft of a message to its writer alone: to the bell, and as mails in both languages, at any hour.
 * Throws 422 with the faults of the draft.
 */
export const testMessage = async (services: Services, { id: actor, email }: SignedIn, id: string): Promise<void> => {
  const { title, kind, params, link } = await readyMessage(services, id)
  const { topic } = ruleOf(kind)
  const noticeId = services.newId('ntc')
  const now = services.now()
  await inAuditedTransaction(services, { actor, act: 'broadcast.tested', kind: 'broadcast', itemId: id, title }, [
    testNoticeStatement({ id: noticeId, userId: actor, kind, topic, params, link, now }),
  ])
  const templates = await currentTemplates(services)
  for (const language of languages) {
    const place = { language, origin: services.origin, code: '' }
    const { subject, lines, action } = noticeMail([{ kind, topic, params, link }], templates, place)
    await queueMail(services, { to: email, language, subject, lines: [...lines], ...(action && { action }) })
  }
}
