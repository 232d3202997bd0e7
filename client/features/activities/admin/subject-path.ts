import type { Activity } from '../../../../domain/activities/contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { exportedFilter } from './exported-filter.ts'

type Subject = Pick<Activity, 'kind' | 'itemId' | 'facts'>

const listPaths: Readonly<Record<string, string>> = {
  job: officePaths.adminJobs(),
  student: officePaths.adminStudents(),
}

/**
 * Address of a list with its filters, without those that the log keeps only in part: the administrator whose items they
 * are, and the search for a student.
 */
const listPath = (list: string, filters: Record<string, string>): string | null => {
  const { by: _, q, ...filter } = filters
  const path = listPaths[list]
  if (path === undefined) return null
  const search = new URLSearchParams({ ...filter, ...(q && list !== 'student' && { q }) }).toString()
  return `${path}${search && `?${search}`}`
}

/** Address of an act's subject; null for one without a page. */
export const subjectPath = ({ kind, itemId, facts }: Subject): string | null => {
  switch (kind) {
    case 'list':
      return listPath(itemId, exportedFilter({ facts }))
    case 'job':
      return officePaths.adminJob(itemId)
    case 'student':
    case 'account':
      return officePaths.adminStudent(itemId)
    case 'message':
      return officePaths.adminMessage(itemId)
    case 'broadcast':
      return officePaths.adminNotification(itemId)
    case 'notice':
      return officePaths.adminNoticeMails('skipped', itemId === 'all' ? undefined : itemId)
    case 'notice_template':
      return officePaths.adminNoticeTemplate(itemId)
    case 'settings':
      return officePaths.adminSettingsTab(itemId)
    case 'preset':
      return officePaths.adminPreset(itemId)
    case 'question_import':
      return officePaths.adminImport(itemId)
    case 'certificate':
      return paths.certificate(itemId)
    case 'test':
      return paths.test(itemId)
    case 'series':
      return paths.series(itemId)
    case 'material':
      return paths.material(itemId)
    case 'video':
      return paths.video(itemId)
    case 'course':
      return paths.course(itemId)
    case 'current_affairs':
      return officePaths.adminAffair(itemId)
    default:
      return null
  }
}
