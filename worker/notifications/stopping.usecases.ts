import { sql } from 'drizzle-orm'
import type { NoticeContent } from '../../domain/notifications/kinds.ts'
import { renderNotice } from '../../domain/notifications/templates.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { stopStatements } from './announcing.store.ts'
import { findBroadcast } from './automatic.store.ts'
import { currentTemplates, type Templates } from './templates.usecases.ts'

type Row = Pick<NonNullable<Awaited<ReturnType<typeof findBroadcast>>>, 'kind' | 'params'>

/** Title of a broadcast in both languages, in the words of its template. */
export const titleOf = (templates: Templates, { kind, params }: Row): Bilingual => {
  const content = { kind, params } as NoticeContent
  const inLanguage = (language: 'en' | 'hi') => renderNotice(content, templates[kind], language).title
  return { en: inLanguage('en'), hi: inLanguage('hi') }
}

/**
 * Withdraws a broadcast from every bell, with the mails that have not been sent. Throws 404 for an unknown one, 409 for a
 * draft and for one that is withdrawn already.
 */
export const stopBroadcast = async (services: Services, actor: string, id: string): Promise<void> => {
  const [row, templates] = await Promise.all([findBroadcast(services.db, id), currentTemplates(services)])
  if (!row) throw notFound()
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: 'broadcast.stopped',
      kind: row.draft ? 'broadcast' : 'notice',
      itemId: id,
      title: titleOf(templates, row),
      before: { state: row.state },
      after: { state: 'stopped' },
    },
    stopStatements(sql`(${id})`, services.now(), actor),
  )
  if (!isDone) throw new AppError('notifications.not_possible', 409, 'This notice is not in a state to be stopped.')
}
