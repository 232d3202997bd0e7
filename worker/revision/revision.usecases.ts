import { dateInIndia } from '../../domain/india.ts'
import type { DeckSettings } from '../../domain/revision/contract.ts'
import { examStanding } from '../../domain/revision/exam-date.ts'
import type { PracticeDay } from '../../domain/revision/progress.ts'
import type { RevisionOverview, RevisionToday } from '../../domain/revision/queue.ts'
import type { Services } from '../platform/context.ts'
import { invalidInput } from '../platform/validate.ts'
import { catchUp, glanceAt } from './catch-up.usecases.ts'
import { deckOf } from './deck.ts'
import { suggestExamDates } from './exam-dates.usecases.ts'
import { listSavedIds, listTitles } from './revision.store.ts'

/** Cards of today in numbers. */
export const revisionToday = async (services: Services, userId: string): Promise<RevisionToday> => {
  const { forecast, ...counts } = await glanceAt(services, userId)
  return { ...counts, tomorrow: forecast[1] ?? 0 }
}

/** Days with answers of the last year, oldest first. */
export const practiceDays = (services: Services, userId: string): Promise<PracticeDay[]> =>
  deckOf(services, userId).practiceDays(services.now())

/** Everything that the page of revision shows. */
export const revisionOverview = async (services: Services, userId: string): Promise<RevisionOverview> => {
  const now = services.now()
  const today = dateInIndia(now)
  const [left, savedIds, titles] = await Promise.all([
    catchUp(services, userId),
    listSavedIds(services.db, userId),
    listTitles(services.db),
  ])
  const found = await deckOf(services, userId).overview(now, savedIds)
  const exam = examStanding(found.settings.examDate, today)
  const subjectTitles = new Map(titles.subjects.map(({ id, title }) => [id, title]))
  const topicTitles = new Map(titles.topics.map(({ subject, slug, title }) => [`${subject} ${slug}`, title]))
  return {
    ...found,
    exam,
    suggestions: exam.state === 'ahead' ? [] : await suggestExamDates(services, userId, today),
    topics: found.topics.map((row) => ({
      ...row,
      subjectTitle: subjectTitles.get(row.subject) ?? null,
      topicTitle: topicTitles.get(`${row.subject} ${row.topic}`) ?? null,
    })),
    isBehind: left > 0,
    today,
  }
}

/** Throws 422 for an exam date that has passed. */
export const changeSettings = async (services: Services, userId: string, settings: DeckSettings): Promise<void> => {
  const now = services.now()
  if (examStanding(settings.examDate, dateInIndia(now)).state === 'past') throw invalidInput({ examDate: 'has passed' })
  await deckOf(services, userId).setSettings(userId, settings, now)
}

/** Spreads the backlog over the next days. */
export const grantAmnesty = async (services: Services, userId: string): Promise<{ moved: number }> => ({
  moved: await deckOf(services, userId).spread(services.now()),
})

export const takeAmnestyBack = (services: Services, userId: string): Promise<void> =>
  deckOf(services, userId).takeBack(services.now())
