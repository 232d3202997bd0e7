import { Hono } from 'hono'
import { RenderingRequest } from '../../domain/questions/rendering.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { renderRichText } from './rich-text.ts'

/** Previews of texts while they are edited. */
export const adminRenderingRoutes = new Hono<AppEnv>().post(
  '/rendering',
  validate('json', RenderingRequest),
  async (c) => c.json({ html: await renderRichText(c.req.valid('json').text) }, 200),
)
