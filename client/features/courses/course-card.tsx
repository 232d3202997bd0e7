import { Link } from 'react-router'
import type { CourseSummary } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { CourseBadges } from './course-badges.tsx'
import { ExtentLine } from './extent-line.tsx'

/** Course in a list; the whole card is a link. */
export function CourseCard({ course }: { course: CourseSummary }) {
  const { pick } = useBilingual()
  return (
    <article className="card relative flex flex-col gap-2 p-4 transition-colors hover:border-primary">
      <p className="text-sm text-muted">{pick(course.subject.title)}</p>
      <h2 className="text-lg">
        <Link to={paths.course(course.id)} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
          <BilingualText text={course.title} />
        </Link>
      </h2>
      <p className="text-muted">
        <BilingualText text={course.summary} />
      </p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2 text-sm">
        <ExtentLine extent={course.extent} />
        <CourseBadges course={course} />
      </p>
    </article>
  )
}
