import { redirect } from 'react-router'
import { paths } from '../../../../domain/paths.ts'

/** Redirect to /login that returns here. The worker has already cleared the cookies of the ended session. */
export const redirectToLogin = (): Response =>
  redirect(`${paths.login()}?${new URLSearchParams({ next: paths.profile() })}`)
