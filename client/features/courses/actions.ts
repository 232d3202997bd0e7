import { redirect } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'

export const intents = { enrol: 'enrol', done: 'done', undone: 'undone', certificate: 'certificate' } as const

/** Signing in, and back to where one was. */
export const loginFrom = (next: string): string => `${paths.login()}?${new URLSearchParams({ next })}`

/** What became of a form: done, or refused with what was entered for the field that was wrong. */
export type CourseAnswer = { refused: null } | { refused: 'name'; entered: string }

const done: CourseAnswer = { refused: null }

/** Whose session has ended signs in and comes back. */
const orSignIn = async <Value>(call: Promise<Value>, here: string): Promise<Value | Response> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return redirect(loginFrom(here))
    throw error
  }
}

const askForCertificate = async (api: Api, courseId: string, name: string): Promise<CourseAnswer> => {
  try {
    await unwrap(api.courses[':courseId'].certificate.$post({ param: { courseId }, json: { name } }))
    return done
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { refused: 'name', entered: name.slice(0, 200) }
    throw error
  }
}

/** The forms of a course: enrol, and ask for the certificate. */
export const courseAction = (api: Api, courseId: string, form: FormData) => {
  const here = paths.course(courseId)
  if (form.get('intent') === intents.certificate)
    return orSignIn(askForCertificate(api, courseId, String(form.get('name') ?? '').slice(0, 200)), here)
  const enrolled = unwrap(api.courses[':courseId'].enrolment.$put({ param: { courseId }, json: {} }))
  return orSignIn(
    enrolled.then(() => done),
    here,
  )
}

/** The form of a lesson: it is done, or it is not done yet. */
export const lessonAction = (api: Api, param: { courseId: string; lessonId: string }, form: FormData) => {
  const marked = api.courses[':courseId'].lessons[':lessonId'].done
  const call =
    form.get('intent') === intents.undone
      ? unwrap(marked.$delete({ param, json: {} }))
      : unwrap(marked.$put({ param, json: {} }))
  return orSignIn<CourseAnswer>(
    call.then(() => done),
    paths.lesson(param.courseId, param.lessonId),
  )
}
