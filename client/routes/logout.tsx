import { redirect } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { pageContext } from '../context.ts'
import { returnAddress } from '../features/accounts/sign-in/return-address.ts'
import type { Route } from './+types/logout.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: [], audience: 'visitor' } satisfies PageHandle

/** Log-out is a POST from the product's own pages; a GET shows nothing. */
export const loader = () => redirect(paths.home())

export const action = async ({ request, context }: Route.ActionArgs) => {
  await context.get(pageContext).post('/api/auth/sign-out', {})
  return redirect(returnAddress(request))
}
