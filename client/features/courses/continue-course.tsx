import type { LastLesson } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { ContinueRow } from '../../ui/continue-row.tsx'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { ProgressLine } from '../../ui/progress-line.tsx'

/** Link to the next lesson of the course that the student worked in last. */
export function ContinueCourse({ last }: { last: LastLesson | null }) {
  const { t } = useTranslation('courses')
  if (!last) return null
  const { courseId, done, total } = last
  return (
    <ContinueRow
      to={paths.lesson(courseId, last.lessonId)}
      title={last.lessonTitle}
      cover={<SubjectCover subject={last.subject.id} seed={courseId} shape="tile" />}
    >
      <span className="block text-muted">
        <BilingualText text={last.title} />
      </span>
      <ProgressLine value={done} max={total} text={t('progress.short', { count: done, of: total })} />
    </ContinueRow>
  )
}
