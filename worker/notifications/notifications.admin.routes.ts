import { Hono } from 'hono'
import { z } from 'zod'
import { noticeKinds } from '../../domain/notifications/kinds.ts'
import {
  AtMessageRevision,
  AutomaticQuery,
  MailCountQuery,
  MailQuery,
  MessageDraft,
  MessageQuery,
  MessageSchedule,
  NewMessage,
  NoticePreview,
  RestoreTemplate,
  SaveTemplate,
  SendMailsAgain,
} from '../../domain/notifications/office.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { bouncedAddresses, clearAddress } from './bounces.usecases.ts'
import { automaticNotices, countMails, listMails, sendMailsAgain } from './delivery.usecases.ts'
import { listMessages, reachOf, readMessage, type Given } from './messages-reading.usecases.ts'
import { createMessage, deleteMessage, saveMessage, scheduleMessage, unscheduleMessage } from './messages.usecases.ts'
import { previewMail } from './preview.usecases.ts'
import { stopBroadcast } from './stopping.usecases.ts'
import { testMessage } from './test-message.usecases.ts'
import { listTemplates, readTemplate, restoreTemplate, saveTemplate } from './template-versions.usecases.ts'

const IdParam = z.object({ id: z.string().min(1).max(64) })
const KindParam = z.object({ kind: z.enum(noticeKinds) })
const done = { status: true } as const

/** Messages of the office. Mounted under /admin/notifications, for administrators only. */
export const adminMessagesRoutes = (given: Given) =>
  new Hono<AppEnv>()
    .get('/messages', validate('query', MessageQuery), async (c) =>
      c.json(await listMessages(c.var.services, c.req.valid('query'), given), 200),
    )
    .post('/messages', validate('json', NewMessage), async (c) =>
      c.json(await createMessage(c.var.services, c.var.user.id, c.req.valid('json')), 201),
    )
    .get('/messages/:id', validate('param', IdParam), async (c) =>
      c.json(await readMessage(c.var.services, c.req.valid('param').id, given), 200),
    )
    .delete('/messages/:id', validate('param', IdParam), validate('json', AtMessageRevision), async (c) => {
      const { revision } = c.req.valid('json')
      await deleteMessage(c.var.services, c.var.user.id, c.req.valid('param').id, revision)
      return c.json(done, 200)
    })
    .put('/messages/:id/draft', validate('param', IdParam), validate('json', MessageDraft), async (c) =>
      c.json(await saveMessage(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .post('/messages/:id/test', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
      await testMessage(c.var.services, c.var.user, c.req.valid('param').id)
      return c.json(done, 202)
    })
    .get('/messages/:id/reach', validate('param', IdParam), async (c) =>
      c.json(await reachOf(c.var.services, c.req.valid('param').id), 200),
    )
    .put('/messages/:id/schedule', validate('param', IdParam), validate('json', MessageSchedule), async (c) => {
      await scheduleMessage(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json'))
      return c.json(done, 200)
    })
    .delete('/messages/:id/schedule', validate('param', IdParam), validate('json', AtMessageRevision), async (c) => {
      const { revision } = c.req.valid('json')
      await unscheduleMessage(c.var.services, c.var.user.id, c.req.valid('param').id, revision)
      return c.json(done, 200)
    })

/** Delivery of messages and of the notices of events. Mounted under /admin/notifications, for administrators only. */
export const adminDeliveryRoutes = ({ titlesOf }: Pick<Given, 'titlesOf'>) =>
  new Hono<AppEnv>()
    .get('/automatic', validate('query', AutomaticQuery), async (c) =>
      c.json(await automaticNotices(c.var.services, c.req.valid('query'), titlesOf), 200),
    )
    .post('/broadcasts/:id/stop', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
      await stopBroadcast(c.var.services, c.var.user.id, c.req.valid('param').id)
      return c.json(done, 200)
    })
    .get('/mails', validate('query', MailQuery), async (c) =>
      c.json(await listMails(c.var.services, c.req.valid('query')), 200),
    )
    .get('/mails/counts', validate('query', MailCountQuery), async (c) =>
      c.json(await countMails(c.var.services, c.req.valid('query').source), 200),
    )
    .post('/mails/sending', validate('json', SendMailsAgain), async (c) => {
      await sendMailsAgain(c.var.services, c.var.user.id, c.req.valid('json'))
      return c.json(done, 202)
    })

/** Drawing of notices, and addresses that refuse mail. Mounted under /admin/notifications, for administrators only. */
export const adminBouncesRoutes = new Hono<AppEnv>()
  .post('/preview', validate('json', NoticePreview), async (c) =>
    c.json(await previewMail(c.var.services, c.req.valid('json')), 200),
  )
  .get('/bounces', async (c) => c.json(await bouncedAddresses(c.var.services), 200))
  .delete('/bounces/:id', validate('param', IdParam), validate('json', EmptyBody), async (c) => {
    await clearAddress(c.var.services, c.var.user.id, c.req.valid('param').id)
    return c.json(done, 200)
  })

/** Words of notices. Mounted under /admin/notifications, for administrators only. */
export const adminNoticeTemplatesRoutes = ({ namesOf }: Pick<Given, 'namesOf'>) =>
  new Hono<AppEnv>()
    .get('/templates', async (c) => c.json(await listTemplates(c.var.services, namesOf), 200))
    .get('/templates/:kind', validate('param', KindParam), async (c) =>
      c.json(await readTemplate(c.var.services, c.req.valid('param').kind, namesOf), 200),
    )
    .put('/templates/:kind', validate('param', KindParam), validate('json', SaveTemplate), async (c) => {
      const { kind } = c.req.valid('param')
      return c.json(await saveTemplate(c.var.services, kind, c.req.valid('json'), c.var.user.id), 200)
    })
    .post('/templates/:kind/restore', validate('param', KindParam), validate('json', RestoreTemplate), async (c) => {
      const { kind } = c.req.valid('param')
      return c.json(await restoreTemplate(c.var.services, kind, c.req.valid('json'), c.var.user.id), 200)
    })
