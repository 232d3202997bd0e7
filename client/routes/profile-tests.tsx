import { apiContext, pageContext } from '../context.ts'
import { MyTests } from '../features/accounts/profile/lazy-parts.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { testsLoader } from '../features/accounts/profile/section-loaders.ts'
import type { Route } from './+types/profile-tests.ts'
import type { PageHandle } from './page-handle.ts'
import { SectionRoute } from './profile/section-route.tsx'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  testsLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function ProfileTests({ loaderData, actionData }: Route.ComponentProps) {
  const { account, attempts } = loaderData
  return (
    <SectionRoute id="tests" account={account} answer={actionData}>
      <MyTests attempts={attempts} />
    </SectionRoute>
  )
}
