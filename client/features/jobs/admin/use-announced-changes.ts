import type { JobChange } from '../../../../domain/jobs/changes.ts'
import { useValue } from '../../../office/editor/editor-context.ts'
import { announcedChanges } from './announced-changes.ts'
import { useJobEditor } from './job-editor-context.ts'

/** Changes of the draft against the published notice; none for one that was never published. */
export const useAnnouncedChanges = (): JobChange[] => {
  const { published } = useJobEditor()
  const dates = useValue('dates')
  const posts = useValue('posts')
  const fees = useValue('fees')
  const relaxations = useValue('relaxations')
  const howToApply = useValue('howToApply')
  return published ? announcedChanges(published, { dates, posts, fees, relaxations, howToApply }) : []
}
