import { initialTemplates } from '../../domain/notifications/initial-templates.ts'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import type { NoticeTemplate } from '../../domain/notifications/templates.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listCurrent } from './templates.store.ts'

export type Templates = Record<NoticeKind, NoticeTemplate>

/** A new version is in force everywhere within a minute. */
const cached = makeFreshMemo<Templates>(1, 60_000)

/** Words of every kind of notice in force. */
export const currentTemplates = (services: Services): Promise<Templates> =>
  cached('', services.now(), async () => ({ ...initialTemplates, ...(await listCurrent(services.db)) }))
