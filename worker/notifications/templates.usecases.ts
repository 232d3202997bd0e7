import { initialTemplates } from '../../domain/notifications/initial-templates.ts'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import { NoticeTemplate } from '../../domain/notifications/templates.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listCurrent } from './templates.store.ts'

export type Templates = Record<NoticeKind, NoticeTemplate>

/** A new version is in force everywhere within a minute. */
const cached = makeFreshMemo<Templates>(1, 60_000)

/** True for a template in both languages; an unusable one must not stop the mails of its kind. */
const isUsable = ([kind, template]: [string, NoticeTemplate]): boolean => {
  const { success } = NoticeTemplate.safeParse(template)
  if (!success) log('error', 'notices.template_unusable', { kind })
  return success
}

/** Words of every kind of notice in force. */
export const currentTemplates = (services: Services): Promise<Templates> =>
  cached('', services.now(), async () => {
    const own = Object.entries(await listCurrent(services.db)).filter(isUsable)
    return { ...initialTemplates, ...Object.fromEntries(own) }
  })
