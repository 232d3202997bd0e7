import type { ProgressTopic, StudyKind, StudyLink } from '../../domain/revision/progress.ts'
import { studyLinks, type StudyItem } from '../../domain/revision/study-links.ts'
import type { AccessItem } from '../../domain/purchases/access.ts'
import type { Services } from '../platform/context.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { readStudyItems } from './progress.store.ts'

type Found = { item: StudyItem; access: AccessItem }
type Row = Pick<StudyItem, 'id' | 'title' | 'about' | 'subject'> &
  Pick<AccessItem, 'access' | 'seriesId'> & { courseId?: string }

/** Access to a lesson is that to its course. */
const found = (kind: StudyKind, { access, seriesId, courseId, ...item }: Row): Found => ({
  item: { ...item, kind, courseId: courseId ?? null },
  access: { id: courseId ?? item.id, access, seriesId, hasPreview: false },
})

/** Items that teach each of some topics and that the student may open. */
export const linksOfTopics = async (
  services: Services,
  userId: string,
  topics: readonly Pick<ProgressTopic, 'subject' | 'topic'>[],
): Promise<StudyLink[][]> => {
  if (topics.length === 0) return []
  const rows = await readStudyItems(services.db, [...new Set(topics.map(({ subject }) => subject.id))])
  const items = [
    ...rows.lessons.map((row) => found('lesson', row)),
    ...rows.materials.map((row) => found('material', row)),
    ...rows.videos.map((row) => found('video', row)),
  ]
  const stateOf = await loadEntitlements(
    services,
    userId,
    items.map(({ access }) => access),
  )
  const open = items.filter(({ access }) => stateOf(access) === 'open').map(({ item }) => item)
  return topics.map(({ subject, topic }) => studyLinks(open, { subject: subject.id, title: topic.title }))
}
