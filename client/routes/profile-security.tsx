import { apiContext, pageContext } from '../context.ts'
import { SecurityParts } from '../features/accounts/profile/lazy-parts.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { securityLoader } from '../features/accounts/profile/section-loaders.ts'
import type { Route } from './+types/profile-security.ts'
import type { PageHandle } from './page-handle.ts'
import { SectionRoute } from './profile/section-route.tsx'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  securityLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function ProfileSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { account, provider, linkError } = loaderData
  return (
    <SectionRoute id="security" account={account} answer={actionData}>
      <SecurityParts account={account} provider={provider} linkError={linkError} />
    </SectionRoute>
  )
}
