import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SearchQuery, SuggestionQuery } from '../../domain/search/contract.ts'
import { longestText } from '../../domain/search/limits.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { validate } from '../platform/validate.ts'
import { search, suggest } from './search.usecases.ts'

/** trust.md: a query that nobody can have typed is bad input, before anything is made of it. */
const shortEnough = createMiddleware<AppEnv>(async (c, next) => {
  if ((c.req.query('q')?.length ?? 0) > longestText)
    throw new AppError('input.invalid', 400, 'This is too long to be looked for.', { fields: { q: 'too long' } })
  await next()
})

export const searchRoutes = new Hono<AppEnv>()
  .get('/', shortEnough, validate('query', SearchQuery), async (c) =>
    c.json(await search(c.var.services, c.req.valid('query')), 200),
  )
  .get('/suggestions', shortEnough, validate('query', SuggestionQuery), async (c) =>
    c.json(await suggest(c.var.services, c.req.valid('query').q), 200),
  )
