import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  NoteInput,
  PlaceInput,
  PosterQuery,
  TrackQuery,
  VideoFileQuery,
  VideosQuery,
} from '../../domain/videos/contract.ts'
import { requireUser, userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { addNote, changeNote, deleteNote, restoreNote } from './notes.usecases.ts'
import { servePoster, serveVideoFile, trackOf } from './video-files.usecases.ts'
import { listForViewer } from './my-videos.usecases.ts'
import { readVideo, savePlace } from './videos.usecases.ts'

const Param = z.object({ videoId: z.string().min(1).max(64) })
const NoteParam = Param.extend({ noteId: z.string().min(1).max(64) })
const done = { status: true } as const

const noteKey = (c: Context<AppEnv>, { videoId, noteId }: z.infer<typeof NoteParam>) => ({
  id: noteId,
  userId: c.var.user.id,
  videoId,
})

export const videosRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', validate('query', VideosQuery), async (c) =>
    c.json(await listForViewer(c.var.services, await userIdOf(c), c.req.valid('query')), 200),
  )
  .get('/:videoId', validate('param', Param), async (c) =>
    c.json(await readVideo(c.var.services, await userIdOf(c), c.req.valid('param').videoId), 200),
  )
  .get('/:videoId/file', validate('param', Param), validate('query', VideoFileQuery), async (c) => {
    const { videoId } = c.req.valid('param')
    return serveVideoFile(c.var.services, await userIdOf(c), videoId, c.req.valid('query'), c.req.raw)
  })
  .get('/:videoId/poster', validate('param', Param), validate('query', PosterQuery), (c) =>
    servePoster(c.var.services, c.req.valid('param').videoId, c.req.valid('query').version, c.req.raw),
  )
  .get('/:videoId/track', validate('param', Param), validate('query', TrackQuery), async (c) => {
    const query = c.req.valid('query')
    const track = await trackOf(c.var.services, await userIdOf(c), c.req.valid('param').videoId, query)
    return c.body(track.text, 200, {
      'content-type': 'text/vtt; charset=utf-8',
      'content-language': query.language,
      'cache-control': track.isFree ? 'public, max-age=3600' : 'private, no-cache',
    })
  })
  .put('/:videoId/place', requireUser, validate('param', Param), validate('json', PlaceInput), async (c) => {
    await savePlace(c.var.services, c.var.user.id, c.req.valid('param').videoId, c.req.valid('json').positionMs)
    return c.json(done, 200)
  })
  .post('/:videoId/notes', requireUser, validate('param', Param), validate('json', NoteInput), async (c) =>
    c.json(await addNote(c.var.services, c.var.user.id, c.req.valid('param').videoId, c.req.valid('json')), 201),
  )
  .put('/:videoId/notes/:noteId', requireUser, validate('param', NoteParam), validate('json', NoteInput), async (c) => {
    await changeNote(c.var.services, noteKey(c, c.req.valid('param')), c.req.valid('json'))
    return c.json(done, 200)
  })
  .delete(
    '/:videoId/notes/:noteId',
    requireUser,
    validate('param', NoteParam),
    validate('json', EmptyBody),
    async (c) => {
      await deleteNote(c.var.services, noteKey(c, c.req.valid('param')))
      return c.json(done, 200)
    },
  )
  .post(
    '/:videoId/notes/:noteId/restoration',
    requireUser,
    validate('param', NoteParam),
    validate('json', EmptyBody),
    async (c) => {
      await restoreNote(c.var.services, noteKey(c, c.req.valid('param')))
      return c.json(done, 200)
    },
  )
