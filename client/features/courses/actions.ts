import { paths } from '../../../domain/paths.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'
import { orSignIn } from '../../sign-in-first.ts'

export const intents = { enrol: 'enrol', done: 'done', undone: 'undone', certificate: 'certificate' } as const

/** Outcome of a form: accepted, or refused with the entered value of the invalid field. */
export type CourseFormOutcome = { refused: null } | { refused: 'name'; entered: string }

const done: CourseFormOutcome = { refused: null }

const requestCertificate = async (api: Api, courseId: string, name: string): Promise<CourseFormOutcome> => {
  try {
    await unwrap(api.courses[':courseId'].certificate.$post({ param: { courseId }, json: { name } }))
    return done
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { refused: 'name', entered: name.slice(0, 200) }
    throw error
  }
}

/** Forms of a course page: enrolment and certificate. A visitor is sent to sign in and is enrolled afterwards. */
export const courseAction = async (api: Api, request: Request, courseId: string) => {
  const form = await request.formData()
  const next = paths.course(courseId)
  if (form.get('intent') === intents.certificate) {
    const name = String(form.get('name') ?? '').slice(0, 200)
    return orSignIn(requestCertificate(api, courseId, name), { request, next })
  }
  const enrolled = unwrap(api.courses[':courseId'].enrolment.$put({ param: { courseId }, json: {} }))
  return orSignIn(
    enrolled.then(() => done),
    { request, next, intent: { kind: 'enrol', ids: [courseId] } },
  )
}

/** Form of a lesson: marks it done or not done. */
export const lessonAction = async (api: Api, request: Request, param: { courseId: string; lessonId: string }) => {
  const form = await request.formData()
  const marked = api.courses[':courseId'].lessons[':lessonId'].done
  const call =
    form.get('intent') === intents.undone
      ? unwrap(marked.$delete({ param, json: {} }))
      : unwrap(marked.$put({ param, json: {} }))
  return orSignIn<CourseFormOutcome>(
    call.then(() => done),
    { request, next: paths.lesson(param.courseId, param.lessonId) },
  )
}
