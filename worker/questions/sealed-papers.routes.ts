import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { readSealedPaper } from './sealed-papers.usecases.ts'

/** Public and cacheable: the body is ciphertext. */
export const papersRoutes = new Hono<AppEnv>().get('/:name', async (c) => {
  const name = c.req.param('name')
  return c.body(await readSealedPaper(c.var.services, name), 200, {
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
  })
})
