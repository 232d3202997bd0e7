import { apiContext, pageContext } from '../context.ts'
import { Bookmarks } from '../features/accounts/profile/lazy-parts.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { bookmarksLoader } from '../features/accounts/profile/section-loaders.ts'
import type { Route } from './+types/profile-bookmarks.ts'
import type { PageHandle } from './page-handle.ts'
import { SectionRoute } from './profile/section-route.tsx'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  bookmarksLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function ProfileBookmarks({ loaderData, actionData }: Route.ComponentProps) {
  const { account, bookmarks } = loaderData
  return (
    <SectionRoute id="bookmarks" account={account} answer={actionData}>
      <Bookmarks page={bookmarks} />
    </SectionRoute>
  )
}
