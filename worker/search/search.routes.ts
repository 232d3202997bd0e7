import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SearchQuery, SuggestionQuery } from '../../domain/search/contract.ts'
import { maxQueryLength } from '../../domain/search/limits.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { validate } from '../platform/validate.ts'
import { search, suggest } from './search.usecases.ts'

/** Refuses a query that is too long with 400 before any work. */
const limitedQuery = createMiddleware<AppEnv>(async (c, next) => {
  if ((c.req.query('q')?.length ?? 0) > maxQueryLength)
    throw new AppError('input.invalid', 400, 'This is too long to be looked for.', { fields: { q: 'too long' } })
  await next()
})

export const searchRoutes = new Hono<AppEnv>()
  .get('/', limitedQuery, validate('query', SearchQuery), async (c) =>
    c.json(await search(c.var.services, c.req.valid('query')), 200),
  )
  .get('/suggestions', limitedQuery, validate('query', SuggestionQuery), async (c) =>
    c.json(await suggest(c.var.services, c.req.valid('query').q), 200),
  )
