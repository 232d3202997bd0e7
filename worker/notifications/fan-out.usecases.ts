import type { Services } from '../platform/context.ts'
import { nobody, readAudiencePage } from './audience-pages.store.ts'
import { goOn, makePage } from './fan-out.store.ts'
import { mailPlan } from './mail-plan.ts'
import { wakeBroadcasts, wakeMails } from './waking.ts'

/** Pages of one message. */
const pagesAtOnce = 20

/** Makes the next page of a broadcast. False where nothing is left, or another message does it. */
const makeNext = async (services: Services, id: string): Promise<boolean> => {
  const { db } = services
  const now = services.now()
  const broadcast = await goOn(db, id, now)
  if (!broadcast) return false
  const { audience, at, endsAt, cursor, byMail, inBell } = broadcast
  // The bell reads an audience itself, but for a filter of the office.
  const isNeeded = (endsAt === null || endsAt > now) && (byMail || (inBell && audience.to === 'students'))
  const page = isNeeded ? await readAudiencePage(db, { audience, at, cursor }) : nobody(cursor)
  const plan = mailPlan(broadcast.kind, now)
  const { isMade, mails } = await makePage(db, broadcast, page, { plan, now })
  if (plan && plan.atOnce <= now) await wakeMails(services, mails)
  return isMade && !page.isLast
}

/** Makes the mails of a broadcast, some pages at a time; the rest follows with its next message. */
export const fanOut = async (services: Services, id: string): Promise<void> => {
  for (let pages = 0; pages < pagesAtOnce; pages += 1) if (!(await makeNext(services, id))) return
  await wakeBroadcasts(services, [id])
}
