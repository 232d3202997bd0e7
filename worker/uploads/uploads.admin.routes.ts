import { Hono } from 'hono'
import { z } from 'zod'
import { ContentQuery, PartHeader, PartParam, StartUpload } from '../../domain/files/contract.ts'
import { FilesQuery } from '../../domain/files/library.ts'
import type { AppEnv } from '../platform/context.ts'
import { takesPart } from '../platform/guards.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { serveVersion } from './files.usecases.ts'
import { listFiles, restoreFile, trashFile } from './library.usecases.ts'
import { storePart } from './parts.usecases.ts'
import { cancelUpload, completeUpload, readUpload, startUpload } from './uploads.usecases.ts'

const IdParam = z.object({ id: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/files, for administrators only. */
export const adminFilesRoutes = new Hono<AppEnv>()
  .get('/', validate('query', FilesQuery), async (c) =>
    c.json(await listFiles(c.var.services, c.var.user.id, c.req.valid('query')), 200),
  )
  .get('/content', validate('query', ContentQuery), (c) =>
    serveVersion(c.var.services, c.req.valid('query').key, c.req.raw),
  )
  .post('/uploads', validate('json', StartUpload), async (c) =>
    c.json(await startUpload(c.var.services, c.var.user.id, c.req.valid('json')), 200),
  )
  .get('/uploads/:id', validate('param', IdParam), async (c) =>
    c.json(await readUpload(c.var.services, c.var.user.id, c.req.valid('param').id), 200),
  )
  .put(
    '/uploads/:id/parts/:number',
    takesPart,
    validate('param', PartParam),
    validate('header', PartHeader),
    async (c) => {
      const checksum = c.req.valid('header')['x-checksum']
      const part = { ...c.req.valid('param'), checksum, body: c.req.raw.body }
      await storePart(c.var.services, c.var.user.id, part)
      return c.json(done, 200)
    },
  )
  .post('/uploads/:id/completion', validate('param', IdParam), validate('json', EmptyBody), async (c) =>
    c.json(await completeUpload(c.var.services, c.var.user.id, c.req.valid('param').id), 200),
  )
  .delete('/uploads/:id', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await cancelUpload(c.var.services, c.var.user.id, c.req.valid('param').id)
    return c.json(done, 200)
  })
  .post('/:id/trash', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await trashFile(c.var.services, c.var.user.id, c.req.valid('param').id)
    return c.json(done, 200)
  })
  .delete('/:id/trash', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await restoreFile(c.var.services, c.var.user.id, c.req.valid('param').id)
    return c.json(done, 200)
  })
