import type { DraftBody } from '../../../../../domain/content/contract.ts'
import { paperLimit } from '../../../../../domain/questions/picking.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { versionIdsIn } from './paper/draft-paper.ts'

/** Pattern and questions of a draft, and what questions are chosen by. */
export const loadPaper = async ({ admin, subjects }: Api, body: DraftBody) => {
  const { presetVersionId, sections } = body
  const patterns = admin['test-patterns']
  const [offered, pattern, questions, own, topics] = await Promise.all([
    unwrap(patterns.$get()),
    // An unknown pattern is a fault of the draft.
    typeof presetVersionId === 'string' && presetVersionId !== ''
      ? unwrap(patterns[':presetVersionId'].$get({ param: { presetVersionId } })).catch(() => null)
      : null,
    unwrap(admin.questions.versions.$post({ json: { versionIds: versionIdsIn(sections).slice(0, paperLimit) } })),
    unwrap(subjects.$get()),
    unwrap(admin.vocabulary.topics.$get()),
  ])
  return {
    offered: offered.items,
    pattern,
    questions: questions.items,
    subjects: own.items.map(({ id, title }) => ({ id, title })),
    topics: topics.items.map(({ subject, slug, title }) => ({ subject, slug, title })),
  }
}
