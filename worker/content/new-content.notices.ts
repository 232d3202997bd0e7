import { targets, type ExamTarget } from '../../domain/accounts/student-profile.ts'
import { editionOf, lastEdition, titlesText } from '../../domain/content/new-content.ts'
import { paths } from '../../domain/paths.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { newEvent, publishNew } from '../events/outbox.ts'
import { announce } from '../notifications/announcing.usecases.ts'
import type { Services } from '../platform/context.ts'
import { listNew, namesOfExams, toldKinds, type NewItem, type ToldKind } from './new-content.store.ts'

/** Time after which an edition that the clock missed is not told any more. */
const missedMs = 6 * 3_600_000
/** Items that one edition reads: a bulk publication of more is counted up to it. */
const itemsRead = 5_000

const listPaths: Record<ToldKind, string> = {
  test: paths.tests(),
  series: paths.tests(),
  material: paths.studyMaterials(),
  video: paths.videos(),
  course: paths.courses(),
}

/** Every minute: begins the edition of the day with what is new, once. */
export const tellNewContent = async (services: Services): Promise<void> => {
  const now = services.now()
  const { day, to } = lastEdition(now)
  if (now - to > missedMs) return
  const part = { kind: 'content.edition' as const, payload: { day } }
  await publishNew(services, [newEvent(services, part, `evt_edition_${day}`)])
}

/** List of the kind that most of the items have, of an exam alone. */
const linkTo = (exam: string, items: readonly NewItem[]): string => {
  const counted = toldKinds.map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return `${listPaths[most?.kind ?? 'test']}?${new URLSearchParams({ exam })}`
}

/** Tells who prepares for an exam what was published for it since the last edition; nothing on a day without. */
export const tellEdition: EventHandler<'content.edition'> = async (services, { payload: { day } }) => {
  const { after, to } = editionOf(day)
  const items = await listNew(services.db, { after, to, exams: targets }, itemsRead)
  const byExam = [...Map.groupBy(items, ({ exam }) => exam as ExamTarget)]
  const names = await namesOfExams(
    services.db,
    byExam.map(([exam]) => exam),
  )
  for (const [exam, published] of byExam)
    await announce(services, {
      key: `new:${exam}:${day}`,
      kind: 'content.new',
      params: {
        exam: names.get(exam) ?? { en: exam, hi: exam },
        count: published.length,
        items: titlesText(published.map(({ title }) => title)),
      },
      link: linkTo(exam, published),
      audience: { to: 'exams', exams: [exam] },
    })
}
