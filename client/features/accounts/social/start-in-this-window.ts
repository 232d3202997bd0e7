import { redirect } from 'react-router'
import type { ErrorBody } from '../../../../domain/errors.ts'
import { paths, safeReturnTo } from '../../../../domain/paths.ts'
import type { PageRequest } from '../../../context.ts'

/** Redirects to the provider, or to /login with an error code. */
export const startInThisWindow = async (request: Request, { post }: PageRequest): Promise<Response> => {
  const next = safeReturnTo(new URL(request.url).searchParams.get('next'))
  const response = await post('/api/auth/sign-in/social', { mode: 'page', next })
  if (response.ok) return redirect(((await response.json()) as { url: string }).url)
  const { code } = (await response.json()) as ErrorBody
  return redirect(`${paths.login()}?${new URLSearchParams({ error: code, next })}`)
}
