import { Hono } from 'hono'
import { z } from 'zod'
import { AnswerDraft, AnswerMessage, InboxQuery, MoveMessage, NoteMessage } from '../../domain/contact/office.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import {
  answerMessage,
  keepDraft,
  listInbox,
  moveMessage,
  noteMessage,
  readMessage,
  sendAgain,
} from './inbox.usecases.ts'

const MessageParam = z.object({ id: z.string().min(1).max(64) })
const AnswerParam = MessageParam.extend({ answerId: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/contact, for administrators only. */
export const adminContactRoutes = new Hono<AppEnv>()
  .get('/', validate('query', InboxQuery), async (c) =>
    c.json(await listInbox(c.var.services, c.req.valid('query')), 200),
  )
  .get('/:id', validate('param', MessageParam), async (c) =>
    c.json(await readMessage(c.var.services, c.req.valid('param').id), 200),
  )
  .put('/:id/draft', validate('param', MessageParam), validate('json', AnswerDraft), async (c) =>
    c.json(await keepDraft(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .post('/:id/answers', validate('param', MessageParam), validate('json', AnswerMessage), async (c) =>
    c.json(await answerMessage(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .post('/:id/answers/:answerId/sending', validate('param', AnswerParam), validate('json', EmptyBody), async (c) => {
    const { id, answerId } = c.req.valid('param')
    await sendAgain(c.var.services, c.var.user.id, id, answerId)
    return c.json(done, 202)
  })
  .post('/:id/notes', validate('param', MessageParam), validate('json', NoteMessage), async (c) => {
    await noteMessage(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json').text)
    return c.json(done, 201)
  })
  .put('/:id/state', validate('param', MessageParam), validate('json', MoveMessage), async (c) => {
    await moveMessage(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json'))
    return c.json(done, 200)
  })
