import { useContext } from 'react'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { courseAction } from '../features/courses/actions.ts'
import { CoursePage } from '../features/courses/course-page.tsx'
import { courseData } from '../features/courses/structured-data.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/course.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['courses'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext).courses[':courseId'].$get({ param: { courseId: params.id } })
  return { course: await load(unwrap(call)), signedIn: context.get(pageContext).viewer.user !== null }
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  load(courseAction(context.get(apiContext), request, params.id))

export default function Course({ loaderData: { course, signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  const steps: [string, string][] = [
    [t('title'), paths.courses()],
    [pick(course.title), paths.course(course.id)],
  ]
  return (
    <>
      <PageHead
        title={pick(course.title)}
        description={pick(course.summary)}
        image={socialImagePath('course', course)}
      />
      <JsonLd value={courseData(origin, course, pick, pick(course.subject.title))} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      <CoursePage course={course} signedIn={signedIn} url={`${origin}${paths.course(course.id)}`} />
    </>
  )
}
