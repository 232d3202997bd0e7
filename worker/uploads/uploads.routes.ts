import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { servePicture } from './files.usecases.ts'

const PictureParam = z.object({
  fileId: z.string().regex(/^fil_\w{1,60}$/),
  version: z.string().regex(/^ver_\w{1,60}$/),
})

/** Pictures of texts. */
export const filesRoutes = new Hono<AppEnv>().get('/:fileId/:version', validate('param', PictureParam), (c) =>
  servePicture(c.var.services, c.req.valid('param'), c.req.raw),
)
