import { pageContext } from '../context.ts'
import { startInThisWindow } from '../features/accounts/social/start-in-this-window.ts'
import type { Route } from './+types/login-social.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => startInThisWindow(request, context.get(pageContext))
