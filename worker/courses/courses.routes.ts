import { Hono } from 'hono'
import { z } from 'zod'
import { CertificateRequest, CoursesQuery } from '../../domain/courses/contract.ts'
import { requireUser, userIdOf } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { publicReads } from '../platform/public-reads.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { requestCertificate, serveCertificate } from './certificates.usecases.ts'
import { readCourse } from './courses.usecases.ts'
import { listForLearner } from './my-courses.usecases.ts'
import { enrol, markDone, markUndone, readLesson } from './lessons.usecases.ts'

const CourseParam = z.object({ courseId: z.string().min(1).max(64) })
const LessonParam = CourseParam.extend({ lessonId: z.string().min(1).max(64) })
export const coursesRoutes = new Hono<AppEnv>()
  .use(publicReads)
  .get('/', validate('query', CoursesQuery), async (c) =>
    c.json(await listForLearner(c.var.services, await userIdOf(c), c.req.valid('query')), 200),
  )
  .get('/:courseId', validate('param', CourseParam), async (c) =>
    c.json(await readCourse(c.var.services, await userIdOf(c), c.req.valid('param').courseId), 200),
  )
  .get('/:courseId/lessons/:lessonId', validate('param', LessonParam), async (c) => {
    const { courseId, lessonId } = c.req.valid('param')
    return c.json(await readLesson(c.var.services, await userIdOf(c), courseId, lessonId), 200)
  })
  .put('/:courseId/enrolment', requireUser, validate('param', CourseParam), validate('json', EmptyBody), async (c) => {
    const isNew = await enrol(c.var.services, c.var.user.id, c.req.valid('param').courseId)
    return c.json({ enrolled: true as const }, isNew ? 201 : 200)
  })
  .put(
    '/:courseId/lessons/:lessonId/done',
    requireUser,
    validate('param', LessonParam),
    validate('json', EmptyBody),
    async (c) => {
      const { courseId, lessonId } = c.req.valid('param')
      await markDone(c.var.services, c.var.user.id, courseId, lessonId)
      return c.json({ done: true as const }, 200)
    },
  )
  .delete(
    '/:courseId/lessons/:lessonId/done',
    requireUser,
    validate('param', LessonParam),
    validate('json', EmptyBody),
    async (c) => {
      const { courseId, lessonId } = c.req.valid('param')
      await markUndone(c.var.services, c.var.user.id, courseId, lessonId)
      return c.json({ done: false as const }, 200)
    },
  )
  .post(
    '/:courseId/certificate',
    requireUser,
    validate('param', CourseParam),
    validate('json', CertificateRequest),
    async (c) => {
      const { courseId } = c.req.valid('param')
      const requested = await requestCertificate(c.var.services, c.var.user.id, courseId, c.req.valid('json').name)
      return c.json(requested.certificate, requested.issued ? 201 : 200)
    },
  )
  .get('/:courseId/certificate.pdf', requireUser, validate('param', CourseParam), (c) =>
    serveCertificate(c.var.services, c.var.user.id, c.req.valid('param').courseId, c.req.raw),
  )
