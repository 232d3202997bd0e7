import { apiContext, pageContext } from '../context.ts'
import { DataParts } from '../features/accounts/profile/lazy-parts.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { dataLoader } from '../features/accounts/profile/section-loaders.ts'
import type { Route } from './+types/profile-data.ts'
import type { PageHandle } from './page-handle.ts'
import { SectionRoute } from './profile/section-route.tsx'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  dataLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function ProfileData({ loaderData, actionData }: Route.ComponentProps) {
  const { account, copy, openTests } = loaderData
  return (
    <SectionRoute id="data" account={account} answer={actionData}>
      <DataParts copy={copy} hasPassword={account.hasPassword} openTests={openTests} />
    </SectionRoute>
  )
}
