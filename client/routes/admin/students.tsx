import { loadStudents } from '../../features/accounts/admin/load-students.ts'
import { StudentList } from '../../features/accounts/admin/student-list.tsx'
import { studentsAction } from '../../features/accounts/admin/students-action.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/students.ts'

export const handle = { strings: ['office', 'student'], audience: 'admin' } satisfies PageHandle

export const loader = (args: Route.LoaderArgs) => loadStudents(args)

export const action = (args: Route.ActionArgs) => studentsAction(args)

export default function AdminStudents({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('studentList')
  return (
    <>
      <PageHead title={t('title')} description={t('title')} index={false} />
      <PageHeading title={t('title')} />
      <PageBody>
        <StudentList data={loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}
