import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { ActivityDetails } from '../../features/activities/admin/activity-details.tsx'
import { LateAnswers } from '../../features/attempts/admin/late-answers.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { ErasedScreen } from '../../features/students/admin/erased-screen.tsx'
import { loadStudent } from '../../features/students/admin/load-student.ts'
import { studentAction } from '../../features/students/admin/student-action.ts'
import { StudentBadges } from '../../features/students/admin/student-badges.tsx'
import { StudentScreen } from '../../features/students/admin/student-screen.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { writtenLanguage } from '../../i18n/written-language.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/student.ts'

export const handle = {
  strings: ['office', 'setup', 'business', 'student', 'bank', 'purchases'],
  audience: 'admin',
} satisfies PageHandle

export const loader = ({ request, context, params: { uid } }: Route.LoaderArgs) =>
  loadStudent(context.get(apiContext), request, uid)

export const action = async ({ request, context, url, params: { uid } }: Route.ActionArgs) =>
  studentAction(context.get(apiContext), url, uid, await request.formData())

/** Loads the page again after a refused form, so that a conflict shows the newest state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409

export default function AdminStudent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('studentPage')
  const { page } = loaderData
  const back = { to: officePaths.adminStudents(), label: t('back') }
  if (page.state === 'erased')
    return (
      <>
        <PageHead title={t('erased.title')} description={t('erased.title')} index={false} />
        <PageHeading title={t('erased.title')} back={back} />
        <PageBody narrow>
          <ErasedScreen {...page} />
        </PageBody>
      </>
    )
  const { student } = page
  const name = student.name || student.studentId || t('unnamed')
  const title = t('title', { name })
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading
        title={name}
        lang={student.name ? writtenLanguage(student.name) : undefined}
        back={back}
        state={<StudentBadges student={student} />}
      />
      <PageBody>
        <StudentScreen
          data={{ ...loaderData, page }}
          answer={actionData ?? undefined}
          ActivityFacts={ActivityDetails}
          lateAnswers={
            loaderData.evidence && (
              <LateAnswers
                evidence={loaderData.evidence}
                chosen={actionData?.intent === 'evidence' ? actionData.entries : null}
              />
            )
          }
        />
      </PageBody>
    </>
  )
}
