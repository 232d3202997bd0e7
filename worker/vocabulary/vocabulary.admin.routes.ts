import { Hono } from 'hono'
import { z } from 'zod'
import {
  ExamChange,
  ExamInput,
  ExamVisibility,
  Move,
  NewTopic,
  Renaming,
  TopicMerge,
  TopicTransfer,
} from '../../domain/vocabulary/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { addExam, changeExam, listOfficeExams, moveExam, setExamHidden } from './exams.usecases.ts'
import { addTopic, listOfficeTopics, mergeTopic, moveTopic, renameTopic, transferTopic } from './topics.usecases.ts'

const IdParam = z.object({ id: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/vocabulary, for administrators only. */
export const adminVocabularyRoutes = new Hono<AppEnv>()
  .get('/exams', async (c) => c.json(await listOfficeExams(c.var.services), 200))
  .post('/exams', validate('json', ExamInput), async (c) =>
    c.json(await addExam(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .put('/exams/:id', validate('param', IdParam), validate('json', ExamChange), async (c) => {
    await changeExam(c.var.services, c.req.valid('param').id, c.req.valid('json'), c.var.user.id)
    return c.json(done, 200)
  })
  .put('/exams/:id/visibility', validate('param', IdParam), validate('json', ExamVisibility), async (c) => {
    await setExamHidden(c.var.services, c.req.valid('param').id, c.req.valid('json').hidden, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/exams/:id/move', validate('param', IdParam), validate('json', Move), async (c) => {
    await moveExam(c.var.services, c.req.valid('param').id, c.req.valid('json').direction, c.var.user.id)
    return c.json(done, 200)
  })
  .get('/topics', async (c) => c.json(await listOfficeTopics(c.var.services), 200))
  .post('/topics', validate('json', NewTopic), async (c) =>
    c.json(await addTopic(c.var.services, c.req.valid('json'), c.var.user.id), 201),
  )
  .put('/topics/:id', validate('param', IdParam), validate('json', Renaming), async (c) => {
    await renameTopic(c.var.services, c.req.valid('param').id, c.req.valid('json'), c.var.user.id)
    return c.json(done, 200)
  })
  .post('/topics/:id/move', validate('param', IdParam), validate('json', Move), async (c) => {
    await moveTopic(c.var.services, c.req.valid('param').id, c.req.valid('json').direction, c.var.user.id)
    return c.json(done, 200)
  })
  .put('/topics/:id/subject', validate('param', IdParam), validate('json', TopicTransfer), async (c) => {
    await transferTopic(c.var.services, c.req.valid('param').id, c.req.valid('json').subject, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/topics/:id/merge', validate('param', IdParam), validate('json', TopicMerge), async (c) => {
    const { into } = c.req.valid('json')
    return c.json(await mergeTopic(c.var.services, c.req.valid('param').id, into, c.var.user.id), 200)
  })
