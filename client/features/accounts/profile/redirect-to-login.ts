import { redirect } from 'react-router'
import { loginAddress, pageAddress } from '../../../sign-in-first.ts'

/** Redirect to /login that returns here. The worker has already cleared the cookies of the ended session. */
export const redirectToLogin = (request: Request): Response => redirect(loginAddress(pageAddress(request)))
