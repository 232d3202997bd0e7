import type { CourseLine } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { ItemRow } from '../../ui/item-row.tsx'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { ExtentLine } from './extent-line.tsx'

/** Course in a list, with the progress of an enrolled student; the whole card is a link. */
export function CourseCard({ course }: { course: CourseLine }) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const { progress } = course
  return (
    <ItemRow
      to={paths.course(course.id)}
      title={course.title}
      shape="wide"
      cover={<SubjectCover subject={course.subject.id} seed={course.id} shape="wide" className="sm:rounded-none" />}
      over={pick(course.subject.title)}
      summary={course.summary}
    >
      {progress ? (
        <ProgressLine
          value={progress.done}
          max={progress.of}
          text={t('progress.short', { count: progress.done, of: progress.of })}
        />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <ExtentLine course={course} isShort />
          <AccessBadge item={course} t={t} />
        </p>
      )}
    </ItemRow>
  )
}
