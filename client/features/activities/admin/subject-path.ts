import type { Activity } from '../../../../domain/activities/contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { paths } from '../../../../domain/paths.ts'

/** Address of an act's subject; null for one without a page. */
export const subjectPath = ({ kind, itemId }: Pick<Activity, 'kind' | 'itemId'>): string | null => {
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
      return paths.currentAffair(itemId)
    default:
      return null
  }
}
