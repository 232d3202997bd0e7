import { Hono } from 'hono'
import { z } from 'zod'
import { Month } from '../../domain/current-affairs/contract.ts'
import { FactInput, FactSave, FactsQuery, FactUse, UseParam, UseReview } from '../../domain/current-affairs/facts.ts'
import { AcceptEntry, DismissEntries, EntriesQuery, FeedInput } from '../../domain/current-affairs/feeds.ts'
import { DayPublication, OfficeDayParam } from '../../domain/current-affairs/office.ts'
import { NewQuestion, QuestionSave, QuizRequest } from '../../domain/current-affairs/quiz.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { remakeDigest } from './digest.usecases.ts'
import { addFact, checkFact, deleteFact, listFacts, readFactDetail, saveFact } from './facts/facts.usecases.ts'
import { factsOfItem, reviewFactUse, setFactUse } from './facts/uses.usecases.ts'
import {
  acceptEntry,
  addFeed,
  deleteFeed,
  dismissEntries,
  muteFeed,
  readFeedNow,
  readReview,
  saveFeed,
} from './feeds/feeds.usecases.ts'
import { publishItems, readOfficeDay, readOfficeItem } from './office/days.usecases.ts'
import { addQuestion, readQuestion, removeQuestion, saveQuestion } from './quiz/questions.usecases.ts'
import { publishQuiz, withdrawQuiz } from './quiz/quiz.usecases.ts'

const IdParam = z.object({ id: z.string().min(1).max(64) })
const MonthParam = z.object({ month: Month })
const Revision = z.strictObject({ revision: z.number().int().min(1) })
const FeedSave = FeedInput.extend(Revision.shape)
const done = { status: true } as const

/** Mounted under /admin/current-affairs, for administrators only: days, quizzes and digests. */
export const adminCurrentAffairsRoutes = new Hono<AppEnv>()
  .get('/days/:day', validate('param', OfficeDayParam), async (c) =>
    c.json(await readOfficeDay(c.var.services, c.req.valid('param').day), 200),
  )
  .post('/days/:day/publication', validate('param', OfficeDayParam), validate('json', DayPublication), async (c) =>
    c.json(await publishItems(c.var.services, c.req.valid('json').items, c.var.user.id), 200),
  )
  .post('/days/:day/quiz', validate('param', OfficeDayParam), validate('json', QuizRequest), async (c) => {
    const { day } = c.req.valid('param')
    return c.json(await publishQuiz(c.var.services, day, c.req.valid('json'), c.var.user.id), 201)
  })
  .delete('/days/:day/quiz', validate('param', OfficeDayParam), validate('json', EmptyBody), async (c) => {
    await withdrawQuiz(c.var.services, c.req.valid('param').day, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/questions', validate('json', NewQuestion), async (c) =>
    c.json(await addQuestion(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .get('/questions/:id', validate('param', IdParam), async (c) =>
    c.json(await readQuestion(c.var.services, c.req.valid('param').id), 200),
  )
  .put('/questions/:id', validate('param', IdParam), validate('json', QuestionSave), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await saveQuestion(c.var.services, id, c.req.valid('json'), c.var.user.id), 200)
  })
  .delete('/questions/:id', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await removeQuestion(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json(done, 200)
  })
  .get('/items/:id', validate('param', IdParam), async (c) =>
    c.json(await readOfficeItem(c.var.services, c.req.valid('param').id), 200),
  )
  .post('/digests/:month', validate('param', MonthParam), validate('json', EmptyBody), async (c) => {
    await remakeDigest(c.var.services, c.req.valid('param').month, c.var.user.id)
    return c.json(done, 202)
  })

/** Mounted under /admin/facts, for administrators only. */
export const adminFactsRoutes = new Hono<AppEnv>()
  .get('/', validate('query', FactsQuery), async (c) =>
    c.json(await listFacts(c.var.services, c.req.valid('query')), 200),
  )
  .post('/', validate('json', FactInput), async (c) =>
    c.json(await addFact(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .get('/:id', validate('param', IdParam), async (c) =>
    c.json(await readFactDetail(c.var.services, c.req.valid('param').id), 200),
  )
  .put('/:id', validate('param', IdParam), validate('json', FactSave), async (c) => {
    await saveFact(c.var.services, c.req.valid('param').id, c.req.valid('json'), c.var.user.id)
    return c.json(done, 200)
  })
  .post('/:id/check', validate('param', IdParam), validate('json', Revision), async (c) => {
    await checkFact(c.var.services, c.req.valid('param').id, c.req.valid('json').revision, c.var.user.id)
    return c.json(done, 200)
  })
  .delete('/:id', validate('param', IdParam), validate('json', Revision), async (c) => {
    await deleteFact(c.var.services, c.req.valid('param').id, c.req.valid('json').revision, c.var.user.id)
    return c.json(done, 200)
  })
  .get('/uses/:kind/:itemId', validate('param', UseParam), async (c) => {
    const { kind, itemId } = c.req.valid('param')
    return c.json(await factsOfItem(c.var.services, kind, itemId), 200)
  })
  .put('/uses/:kind/:itemId', validate('param', UseParam), validate('json', FactUse), async (c) => {
    await setFactUse(c.var.services, { ...c.req.valid('param'), ...c.req.valid('json') }, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/uses/:kind/:itemId/review', validate('param', UseParam), validate('json', UseReview), async (c) => {
    await reviewFactUse(c.var.services, { ...c.req.valid('param'), ...c.req.valid('json') }, c.var.user.id)
    return c.json(done, 200)
  })

/** Mounted under /admin/feeds, for administrators only: sources of the importer and the review of their entries. */
export const adminFeedsRoutes = new Hono<AppEnv>()
  .get('/', validate('query', EntriesQuery), async (c) =>
    c.json(await readReview(c.var.services, c.req.valid('query')), 200),
  )
  .post('/', validate('json', FeedInput), async (c) =>
    c.json(await addFeed(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .put('/:id', validate('param', IdParam), validate('json', FeedSave), async (c) => {
    await saveFeed(c.var.services, c.req.valid('param').id, c.req.valid('json'), c.var.user.id)
    return c.json(done, 200)
  })
  .post('/:id/reading', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await readFeedNow(c.var.services, c.req.valid('param').id)
    return c.json(done, 202)
  })
  .post('/:id/mute', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await muteFeed(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json(done, 200)
  })
  .delete('/:id', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await deleteFeed(c.var.services, c.req.valid('param').id, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/entries/dismissal', validate('json', DismissEntries), async (c) => {
    await dismissEntries(c.var.services, c.req.valid('json').ids, true, c.var.user.id)
    return c.json(done, 200)
  })
  .delete('/entries/dismissal', validate('json', DismissEntries), async (c) => {
    await dismissEntries(c.var.services, c.req.valid('json').ids, false, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/entries/:id/item', validate('param', IdParam), validate('json', AcceptEntry), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await acceptEntry(c.var.services, id, c.req.valid('json').day, c.var.user.id), 201)
  })
