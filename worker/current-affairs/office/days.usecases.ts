import { monthOf } from '../../../domain/current-affairs/days.ts'
import {
  dayLimit,
  type DayPublished,
  type OfficeAffair,
  type OfficeDay,
  type OfficeQuiz,
  type StripDay,
} from '../../../domain/current-affairs/office.ts'
import { addDays, dateInIndia } from '../../../domain/india.ts'
import { readItem } from '../../content/drafts.usecases.ts'
import { publish } from '../../content/publishing.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { affairContent } from '../current-affairs.content.ts'
import { digestState } from '../digest.usecases.ts'
import { factsOfItems } from '../facts/uses.usecases.ts'
import { notesOf } from '../feeds/feeds.usecases.ts'
import { qualityOfDay } from '../quiz/quality.usecases.ts'
import { questionsOfDay, suggestOptions } from '../quiz/questions.usecases.ts'
import { findQuiz } from '../quiz/quiz.store.ts'
import * as store from './days.store.ts'

/** Days of the strip before and after the day. */
const stripSpan = { before: 10, after: 3 }

const stripOf = async (services: Services, day: string): Promise<StripDay[]> => {
  const days = Array.from({ length: stripSpan.before + stripSpan.after + 1 }, (_, index) =>
    addDays(day, index - stripSpan.before),
  )
  const counts = await store.countDays(services.db, days[0] ?? day, days.at(-1) ?? day)
  const byDay = new Map(counts.map((count) => [count.day, count]))
  return days.map((each) => {
    const { published = 0, drafts = 0, quizzes = 0 } = byDay.get(each) ?? {}
    return { day: each, published, drafts, hasQuiz: quizzes > 0 }
  })
}

const itemsOf = async (services: Services, day: string): Promise<OfficeAffair[]> => {
  const ids = await store.listIds(services.db, day, dayLimit)
  const [details, notes, facts] = await Promise.all([
    Promise.all(ids.map((id) => readItem(services, affairContent, id))),
    notesOf(services, ids),
    factsOfItems(services, 'current_affairs', ids),
  ])
  return details
    .filter(({ state }) => state !== 'trashed')
    .map(({ id, state, draft }) => ({
      id,
      state,
      revision: draft.revision,
      hasDraft: draft.isStored,
      scheduledAt: draft.scheduledAt,
      savedAt: draft.updatedAt,
      body: draft.body,
      stale: draft.stale,
      faults: draft.faults,
      checklist: draft.checklist,
      note: notes.get(id) ?? null,
      facts: facts.get(id) ?? [],
    }))
}

const quizOf = async (services: Services, day: string): Promise<OfficeQuiz | null> => {
  const quiz = await findQuiz(services.db, day)
  return quiz ? { ...quiz, hasBegun: quiz.hasBegun === 1 } : null
}

/** A day as the office edits it. */
export const readOfficeDay = async (services: Services, day: string): Promise<OfficeDay> => {
  const now = services.now()
  const month = monthOf(day)
  const [strip, neighbours, items, quiz, questions, suggestions, digest] = await Promise.all([
    stripOf(services, day),
    store.findNeighbourDays(services.db, day),
    itemsOf(services, day),
    quizOf(services, day),
    questionsOfDay(services, day),
    suggestOptions(services, day),
    digestState(services, month),
  ])
  return {
    day,
    today: dateInIndia(now),
    serverNow: now,
    strip,
    ...neighbours,
    items,
    quiz,
    questions,
    quality: quiz ? [] : await qualityOfDay(services, questions),
    suggestions,
    digest: { month, state: digest },
  }
}

/** Private note and dated facts of an item. */
export const readOfficeItem = async (services: Services, id: string): Promise<Pick<OfficeAffair, 'note' | 'facts'>> => {
  const [notes, facts] = await Promise.all([notesOf(services, [id]), factsOfItems(services, 'current_affairs', [id])])
  return { note: notes.get(id) ?? null, facts: facts.get(id) ?? [] }
}

type Wanted = { id: string; revision: number }

const publishOne = async (services: Services, { id, revision }: Wanted, actor: string) => {
  try {
    await publish(services, affairContent, id, { revision }, actor)
    return { id, published: true as const }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id, published: false as const, code: error.code, fields: error.extra.fields ?? {} }
  }
}

/** Publishes items one after the other; a refusal does not stop the others. */
export const publishItems = async (
  services: Services,
  items: readonly Wanted[],
  actor: string,
): Promise<DayPublished> => {
  const published: DayPublished['items'] = []
  for (const item of items) published.push(await publishOne(services, item, actor))
  return { items: published }
}
