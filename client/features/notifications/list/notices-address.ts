import type { Topic } from '../../../../domain/notifications/topics.ts'
import { paths } from '../../../../domain/paths.ts'

/** Address of a page of the notices. */
export const noticesAddress = ({ topic, cursor }: { topic: Topic | null; cursor?: string }): string => {
  const search = new URLSearchParams({ ...(topic && { topic }), ...(cursor && { cursor }) })
  return paths.notifications() + (search.size > 0 ? `?${search}` : '')
}
