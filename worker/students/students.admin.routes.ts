import { Hono } from 'hono'
import { z } from 'zod'
import { AddNote, StudentQuery } from '../../domain/students/contract.ts'
import { readStudentAttempt } from '../attempts/student-attempts.usecases.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { noteStudent, readStudent, showContact } from './students.usecases.ts'

const id = z.string().min(1).max(64)
const StudentParam = z.object({ uid: id })
const StudentAttemptParam = z.object({ uid: id, attemptId: id })

/** Page of a student, mounted under /admin/students; acts on accounts and attempts are routes of their areas. */
export const adminStudentRoutes = new Hono<AppEnv>()
  .get('/:uid', validate('param', StudentParam), validate('query', StudentQuery), async (c) => {
    c.header('cache-control', 'no-store')
    const { uid } = c.req.valid('param')
    return c.json(await readStudent(c.var.services, c.var.user.id, uid, c.req.valid('query')), 200)
  })
  .get('/:uid/attempts/:attemptId', validate('param', StudentAttemptParam), async (c) => {
    const { uid, attemptId } = c.req.valid('param')
    return c.json(await readStudentAttempt(c.var.services, uid, attemptId), 200)
  })
  .post('/:uid/contact', validate('param', StudentParam), validate('json', EmptyBody), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await showContact(c.var.services, c.var.user.id, c.req.valid('param').uid), 200)
  })
  .post('/:uid/notes', validate('param', StudentParam), validate('json', AddNote), async (c) => {
    await noteStudent(c.var.services, c.var.user.id, c.req.valid('param').uid, c.req.valid('json').text)
    return c.json({ noted: true as const }, 200)
  })
