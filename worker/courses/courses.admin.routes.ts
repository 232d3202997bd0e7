import { Hono } from 'hono'
import { z } from 'zod'
import { LessonItemsQuery } from '../../domain/courses/office.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { lessonItemsOf, searchLessonItems } from './lesson-items.usecases.ts'
import { previewCourse } from './preview.usecases.ts'

const CourseParam = z.object({ courseId: z.string().min(1).max(64) })

/** Mounted under /admin/courses behind the administrator guard. */
export const adminCoursesRoutes = new Hono<AppEnv>()
  .get('/lesson-items', validate('query', LessonItemsQuery), async (c) =>
    c.json({ items: await searchLessonItems(c.var.services, c.req.valid('query')) }, 200),
  )
  .get('/:courseId/lesson-items', validate('param', CourseParam), async (c) =>
    c.json({ items: await lessonItemsOf(c.var.services, c.req.valid('param').courseId) }, 200),
  )
  .get('/:courseId/preview', validate('param', CourseParam), async (c) =>
    c.json(await previewCourse(c.var.services, c.req.valid('param').courseId), 200),
  )
