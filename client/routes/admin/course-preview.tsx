import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { CoursePage } from '../../features/courses/course-page.tsx'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/course-preview.ts'

export const handle = { strings: ['courses', 'office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { courses } = context.get(apiContext).admin
  const { preview, course } = await load(unwrap(courses[':courseId'].preview.$get({ param: { courseId: params.id } })))
  return { preview, course, origin: context.get(pageContext).origin }
}

/** Draft of a course on the student's own page. */
export default function CoursePreview({ loaderData: { preview, course, origin } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview}>
      <CoursePage course={course} signedIn url={`${origin}${paths.course(course.id)}`} />
    </PreviewPage>
  )
}
