import type { DraftBody } from '../../../../../domain/content/contract.ts'
import { unwrap, type Api } from '../../../../api.ts'

/** Pattern and questions of a draft, and what questions are chosen by. */
export const loadPaper = async ({ admin, subjects }: Api, testId: string, { presetVersionId }: DraftBody) => {
  const patterns = admin['test-patterns']
  const [offered, pattern, questions, own, topics] = await Promise.all([
    unwrap(patterns.$get()),
    // An unknown pattern is a fault of the draft.
    typeof presetVersionId === 'string' && presetVersionId !== ''
      ? unwrap(patterns[':presetVersionId'].$get({ param: { presetVersionId } })).catch(() => null)
      : null,
    unwrap(admin.tests[':testId'].questions.$get({ param: { testId } })),
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
