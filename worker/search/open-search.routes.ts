import { Hono } from 'hono'
import { z } from 'zod'
import { languageKey, languageOf } from '../../domain/language.ts'
import { SuggestionQuery } from '../../domain/search/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { suggest } from './search.usecases.ts'

const InLanguage = SuggestionQuery.extend({ [languageKey]: z.string().optional() })

/** Suggestions for the browser's address bar, announced by /opensearch.xml. */
export const openSearchRoutes = new Hono<AppEnv>()
  // [query, completions, descriptions, addresses], by the OpenSearch Suggestions extension.
  .get('/opensearch/suggestions', validate('query', InLanguage), async (c) => {
    const { q, lang } = c.req.valid('query')
    const language = languageOf(lang)
    const { items } = await suggest(c.var.services, q)
    const { origin } = c.var.services
    const body = [
      q,
      items.map(({ title }) => title[language] || title.en),
      items.map(() => ''),
      items.map(({ path }) => `${origin}${path}`),
    ]
    return c.body(JSON.stringify(body), 200, {
      'content-type': 'application/x-suggestions+json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    })
  })
