import type { Activity } from '../../../../domain/activities/contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { isPlanned } from '../../../office/frame/screens.ts'

const pageOf = ({ kind, itemId }: Pick<Activity, 'kind' | 'itemId'>): string | null => {
  switch (kind) {
    case 'job':
      return officePaths.adminJob(itemId)
    case 'student':
    case 'account':
      return officePaths.adminStudent(itemId)
    case 'message':
      return officePaths.adminMessage(itemId)
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

/** Address of an act's subject; null for one without a page, or with one that is not built yet. */
export const subjectPath = (activity: Pick<Activity, 'kind' | 'itemId'>): string | null => {
  const page = pageOf(activity)
  return page === null || isPlanned(page) ? null : page
}
