import { apiContext, pageContext } from '../context.ts'
import { ExamForm } from '../features/accounts/profile/lazy-parts.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { examsLoader } from '../features/accounts/profile/section-loaders.ts'
import type { Route } from './+types/profile-exams.ts'
import type { PageHandle } from './page-handle.ts'
import { SectionRoute } from './profile/section-route.tsx'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  examsLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function ProfileExams({ loaderData, actionData }: Route.ComponentProps) {
  const { account, today } = loaderData
  return (
    <SectionRoute id="exams" account={account} answer={actionData}>
      <ExamForm kept={account.examProfile} today={today} />
    </SectionRoute>
  )
}
