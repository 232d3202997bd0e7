import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../office/list/list-action.ts'
import type { ListData } from '../../../office/list/load-list.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { useSubjects } from '../../../office/list/subject-column.ts'
import { courseListShape } from './course-list-shape.ts'

/** List of courses of every state. */
export function CourseList({ data, answer }: { data: ListData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('courseEditor')
  const subjects = useSubjects(data, t('fields.subject'))
  return (
    <OfficeList
      shape={courseListShape}
      data={data}
      answer={answer}
      columns={{ subject: subjects.column }}
      filters={[subjects.filter]}
      editorOf={officePaths.adminCourse}
      texts={{
        search: t('list.search'),
        empty: { title: t('list.emptyTitle'), text: t('list.emptyText') },
      }}
    />
  )
}
