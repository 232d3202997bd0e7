import { Hono } from 'hono'
import { z } from 'zod'
import { NoteInput, NotesQuery } from '../../domain/revision/note-input.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { deleteNote, readNotes, readNotesOf, writeNote } from './notes.usecases.ts'

const QuestionParam = z.object({ questionId: QuestionId })
const SourceParam = z.object({ sourceId: z.string().min(1).max(64) })

/** Mounted under /revision/notes. */
export const notesRoutes = new Hono<AppEnv>()
  .get('/', requireUser, validate('query', NotesQuery), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readNotes(c.var.services, c.var.user.id, c.req.valid('query')), 200)
  })
  .get('/of/:sourceId', requireUser, validate('param', SourceParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readNotesOf(c.var.services, c.var.user.id, c.req.valid('param').sourceId), 200)
  })
  .put('/:questionId', requireUser, validate('param', QuestionParam), validate('json', NoteInput), async (c) => {
    await writeNote(c.var.services, c.var.user.id, c.req.valid('param').questionId, c.req.valid('json'))
    c.header('cache-control', 'no-store')
    return c.json({ status: true as const }, 200)
  })
  .delete('/:questionId', requireUser, validate('param', QuestionParam), validate('json', EmptyBody), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await deleteNote(c.var.services, c.var.user.id, c.req.valid('param').questionId), 200)
  })
