import { exportDays } from '../../domain/content/export.ts'
import type { Services } from '../platform/context.ts'
import { deleteTasksBefore } from '../tasks/tasks.usecases.ts'
import { exportKey } from './list-exports.ts'

/** Deletes the files of exports, and their tasks, whose filters may name a person, after `exportDays`. */
export const purgeExports = async (services: Services): Promise<void> => {
  const { env, now } = services
  const until = now() - exportDays * 86_400_000
  await deleteTasksBefore(services, ['office_export', 'student_export', 'order_export', 'sales_export'], until)
  let cursor: string | undefined
  do {
    const listed: R2Objects = await env.FILES.list({ prefix: exportKey(''), ...(cursor && { cursor }) })
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < until).map(({ key }) => key)
    if (old.length > 0) await env.FILES.delete(old)
    cursor = listed.truncated ? listed.cursor : undefined
  } while (cursor)
}
