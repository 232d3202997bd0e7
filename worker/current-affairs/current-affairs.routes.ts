import { Hono } from 'hono'
import { z } from 'zod'
import {
  AffairReads,
  AffairsQuery,
  Day,
  DigestFile,
  Month,
  QuizzesQuery,
  StripQuery,
} from '../../domain/current-affairs/contract.ts'
import { PublicUseParam } from '../../domain/current-affairs/facts.ts'
import { languageKey, languageOf, languages, type Language } from '../../domain/language.ts'
import { requireUser, userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { answerFeed } from '../seo/feed.ts'
import { validate } from '../platform/validate.ts'
import { listAffairs, listNewest, listQuizzes, readAffair, readDay, readToday } from './current-affairs.usecases.ts'
import { publicFactsOf } from './facts/uses.usecases.ts'
import { readDigest, serveDigest } from './digest.usecases.ts'
import { affairsFeed } from './feed.ts'
import { quizToday } from './quiz-today.usecases.ts'
import { markRead, readStrip } from './reads.usecases.ts'

const DayParam = z.object({ day: Day })
const MonthParam = z.object({ month: Month })
const FileParam = z.object({ month: Month, file: DigestFile })
const FeedQuery = z.strictObject({ [languageKey]: z.enum(languages).optional() })
const ItemParam = z.object({ itemId: z.string().min(1).max(64) })

export const currentAffairsRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', validate('query', AffairsQuery), async (c) =>
    c.json(await listAffairs(c.var.services, c.req.valid('query')), 200),
  )
  .get('/today', async (c) => c.json(await readToday(c.var.services, await userIdOf(c)), 200))
  .get('/quiz-today', async (c) => c.json({ quiz: await quizToday(c.var.services, await userIdOf(c)) }, 200))
  .get('/strip', validate('query', StripQuery), async (c) =>
    c.json(await readStrip(c.var.services, await userIdOf(c), c.req.valid('query').day), 200),
  )
  .put('/reads', requireUser, validate('json', AffairReads), async (c) => {
    await markRead(c.var.services, c.var.user.id, c.req.valid('json').itemIds)
    return c.json({ status: true } as const, 200)
  })
  .get('/quizzes', validate('query', QuizzesQuery), async (c) =>
    c.json(await listQuizzes(c.var.services, await userIdOf(c), c.req.valid('query').cursor), 200),
  )
  .get('/days/:day', validate('param', DayParam), async (c) =>
    c.json(await readDay(c.var.services, c.req.valid('param').day), 200),
  )
  .get('/digests/:month', validate('param', MonthParam), async (c) =>
    c.json(await readDigest(c.var.services, c.req.valid('param').month), 200),
  )
  .get('/digests/:month/:file', validate('param', FileParam), async (c) => {
    const { month, file } = c.req.valid('param')
    return serveDigest(c.var.services, c.req.raw, month, file.slice(0, 2) as Language)
  })
  .get('/:itemId', validate('param', ItemParam), async (c) =>
    c.json(await readAffair(c.var.services, c.req.valid('param').itemId), 200),
  )

/** Facts that students read with an item, mounted under /facts. */
export const factsRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/:kind/:itemId', validate('param', PublicUseParam), async (c) => {
    const { kind, itemId } = c.req.valid('param')
    return c.json(await publicFactsOf(c.var.services, kind, itemId), 200)
  })

/** Mounted at the root, outside the API. */
export const currentAffairsFeedRoutes = new Hono<AppEnv>().get(
  '/feeds/current-affairs.xml',
  validate('query', FeedQuery),
  async (c) =>
    answerFeed(c, affairsFeed(await listNewest(c.var.services), languageOf(c.req.valid('query')[languageKey]))),
)
