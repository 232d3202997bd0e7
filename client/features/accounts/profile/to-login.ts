import { redirect } from 'react-router'
import { paths } from '../../../../domain/paths.ts'

/** The way to /login and back. The worker has taken away what the browser still held of an ended session. */
export const toLogin = (): Response => redirect(`${paths.login()}?${new URLSearchParams({ next: paths.profile() })}`)
