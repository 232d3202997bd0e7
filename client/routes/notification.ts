import { redirect } from 'react-router'
import { safeReturnTo } from '../../domain/paths.ts'
import { apiContext } from '../context.ts'
import { openNotice } from '../features/notifications/list/list-data.ts'
import type { Route } from './+types/notification.ts'

/** Marks a notice as read and redirects to its item. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const opened = await openNotice(request, params.id, context.get(apiContext))
  return typeof opened === 'string' ? redirect(safeReturnTo(opened)) : opened
}
