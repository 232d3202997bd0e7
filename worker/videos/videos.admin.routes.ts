import { Hono } from 'hono'
import { z } from 'zod'
import { TrackQuery } from '../../domain/videos/contract.ts'
import { draftFileParts } from '../../domain/videos/kinds.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { draftTrack, previewVideo, serveDraftFile } from './office-videos.usecases.ts'

const VideoParam = z.object({ videoId: z.string().min(1).max(64) })
const PartQuery = z.object({ part: z.enum(draftFileParts), version: z.string().max(64).optional() })
/** `revision` keeps the player from showing an earlier copy. */
const DraftTrackQuery = TrackQuery.extend({ revision: z.string().max(20).optional() })

/** Drafts of videos as the office plays them. They are edited and published by the routes of content. */
export const adminVideosRoutes = new Hono<AppEnv>()
  .get('/:videoId/preview', validate('param', VideoParam), async (c) =>
    c.json(await previewVideo(c.var.services, c.req.valid('param').videoId), 200),
  )
  .get('/:videoId/file', validate('param', VideoParam), validate('query', PartQuery), async (c) =>
    serveDraftFile(c.var.services, c.req.valid('param').videoId, c.req.valid('query'), c.req.raw),
  )
  .get('/:videoId/track', validate('param', VideoParam), validate('query', DraftTrackQuery), async (c) =>
    c.body(await draftTrack(c.var.services, c.req.valid('param').videoId, c.req.valid('query')), 200, {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-store',
    }),
  )
