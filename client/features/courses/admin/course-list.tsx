import { materialSubjects } from '../../../../domain/materials/kinds.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../office/list/list-action.ts'
import type { ListData } from '../../../office/list/load-list.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { courseListShape } from './course-list-shape.ts'

/** List of courses of every state. */
export function CourseList({ data, answer }: { data: ListData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('courseEditor')
  const subjects = materialSubjects.map((subject) => [subject, t(`courses:subjects.${subject}`)] as const)
  const nameOf = new Map<string, string>(subjects)
  return (
    <OfficeList
      shape={courseListShape}
      data={data}
      answer={answer}
      columns={{
        subject: {
          label: t('fields.subject'),
          cell: ({ own }) => nameOf.get(String(own['subject'] ?? '')) ?? '–',
        },
      }}
      filters={[{ name: 'subject', label: t('fields.subject'), options: subjects }]}
      editorOf={officePaths.adminCourse}
      texts={{
        search: t('list.search'),
        empty: { title: t('list.emptyTitle'), text: t('list.emptyText') },
      }}
    />
  )
}
