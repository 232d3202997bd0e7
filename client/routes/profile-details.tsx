import { apiContext, pageContext } from '../context.ts'
import { DetailsForm, PictureForm } from '../features/accounts/profile/lazy-parts.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { detailsLoader } from '../features/accounts/profile/section-loaders.ts'
import type { Route } from './+types/profile-details.ts'
import type { PageHandle } from './page-handle.ts'
import { SectionRoute } from './profile/section-route.tsx'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  detailsLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function ProfileDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = loaderData
  return (
    <SectionRoute id="details" account={account} answer={actionData}>
      <PictureForm user={account.user} />
      <DetailsForm user={account.user} />
    </SectionRoute>
  )
}
