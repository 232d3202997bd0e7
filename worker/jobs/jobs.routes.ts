import { Hono } from 'hono'
import { z } from 'zod'
import { calendarOf } from '../../domain/jobs/calendar.ts'
import { JobsQuery } from '../../domain/jobs/contract.ts'
import { languageKey, languageOf } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import { requireUser, userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { answerFeed } from '../seo/feed.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { jobsFeed } from './feed.ts'
import { latestJobs, listJobs, readJob, saveJob, unsaveJob } from './jobs.usecases.ts'

const JobParam = z.object({ jobId: z.string().min(1).max(64) })
const InLanguage = z.object({ [languageKey]: z.string().optional() })
const done = { status: true } as const

export const jobsRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', validate('query', JobsQuery), async (c) =>
    c.json(await listJobs(c.var.services, await userIdOf(c), c.req.valid('query')), 200),
  )
  .get('/:jobId', validate('param', JobParam), async (c) =>
    c.json(await readJob(c.var.services, await userIdOf(c), c.req.valid('param').jobId), 200),
  )
  .put('/:jobId/saved', requireUser, validate('param', JobParam), validate('json', EmptyBody), async (c) => {
    await saveJob(c.var.services, c.var.user.id, c.req.valid('param').jobId)
    return c.json(done, 200)
  })
  .delete('/:jobId/saved', requireUser, validate('param', JobParam), validate('json', EmptyBody), async (c) => {
    await unsaveJob(c.var.services, c.var.user.id, c.req.valid('param').jobId)
    return c.json(done, 200)
  })

/** Jobs in the feed. */
const feedLength = 50

/** Files for other programs: the feed, and the calendar of a job. */
export const jobFilesRoutes = new Hono<AppEnv>()
  .get('/feeds/jobs.xml', validate('query', InLanguage), async (c) => {
    const language = languageOf(c.req.valid('query')[languageKey])
    return answerFeed(c, jobsFeed(await latestJobs(c.var.services, feedLength), language))
  })
  .get('/jobs/:jobId/calendar.ics', validate('param', JobParam), validate('query', InLanguage), async (c) => {
    const job = await readJob(c.var.services, null, c.req.valid('param').jobId)
    const language = languageOf(c.req.valid('query')[languageKey])
    const { origin } = c.var.services
    const body = calendarOf({
      job,
      url: `${origin}${paths.job(job.id)}`,
      host: new URL(origin).host,
      language,
    })
    return c.body(body, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${job.id}.ics"`,
      'content-language': language,
      'cache-control': 'public, max-age=300',
    })
  })
