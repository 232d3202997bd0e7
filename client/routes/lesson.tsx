import { useCallback, useContext, useState } from 'react'
import type { LessonBody } from '../../domain/courses/contract.ts'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { ApiError, unwrap, type Api } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { lessonAction } from '../features/courses/actions.ts'
import { LessonPage } from '../features/courses/lesson-page.tsx'
import { lessonData } from '../features/courses/structured-data.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/lesson.ts'
import { LessonMaterial, LessonVideo } from './lesson/lazy-parts.tsx'
import { waitForParts } from './lesson/wait-for-parts.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['lesson'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

/** Null if the lesson's material or video was removed since. */
const orGone = async <Value,>(call: Promise<Value>): Promise<Value | null> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const materialOf = (api: Api, body: LessonBody | null) =>
  body?.kind === 'material'
    ? orGone(unwrap(api.materials[':materialId'].$get({ param: { materialId: body.materialId }, query: {} })))
    : null

const videoOf = (api: Api, body: LessonBody | null) =>
  body?.kind === 'video' ? orGone(unwrap(api.videos[':videoId'].$get({ param: { videoId: body.videoId } }))) : null

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const param = { courseId: params.id, lessonId: params.lessonId }
  const detail = await load(unwrap(api.courses[':courseId'].lessons[':lessonId'].$get({ param })))
  return {
    detail,
    material: await load(Promise.resolve(materialOf(api, detail.body))),
    video: await load(Promise.resolve(videoOf(api, detail.body))),
    signedIn: context.get(pageContext).viewer.user !== null,
  }
}

export const action = ({ params, request, context }: Route.ActionArgs) => {
  const param = { courseId: params.id, lessonId: params.lessonId }
  return load(lessonAction(context.get(apiContext), request, param))
}

export const clientMiddleware = [waitForParts] satisfies Route.ClientMiddlewareFunction[]

export default function Lesson({ loaderData: { detail, material, video, signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation('lesson')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  const { course, lesson, body } = detail
  const [watched, setWatched] = useState<string | null>(null)
  const tellWatched = useCallback(() => setWatched(lesson.id), [lesson.id])
  const steps: [string, string][] = [
    [pick(course.title), paths.course(course.id)],
    [pick(lesson.title), paths.lesson(course.id, lesson.id)],
  ]
  return (
    <>
      <PageHead
        title={`${pick(lesson.title)}: ${pick(course.title)}`}
        description={`${pick(lesson.title)}. ${t('place', { number: detail.number, of: detail.of })}: ${pick(course.title)}`}
        index={lesson.preview}
        image={socialImagePath('course', course)}
      />
      {lesson.preview && <JsonLd value={lessonData(origin, detail, pick)} />}
      <JsonLd value={breadcrumbData(origin, steps)} />
      <LessonPage detail={detail} signedIn={signedIn} watched={watched === lesson.id}>
        {body?.kind === 'material' && <LessonMaterial material={material} />}
        {body?.kind === 'video' && <LessonVideo video={video} signedIn={signedIn} onWatched={tellWatched} />}
      </LessonPage>
    </>
  )
}
