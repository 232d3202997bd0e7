import { unwrap, type Api } from '../../../../api.ts'

/** Changed scores that are shown of a trial or a re-scoring. */
const shownChanges = 20

/** Versions of a question with their keys, and the first scores that its newest trial or re-scoring changes. */
export const loadKey = async (api: Api, questionId: string) => {
  const page = await unwrap(api.admin.questions[':questionId'].key.$get({ param: { questionId } }))
  const { work } = page
  if (work?.state !== 'done' || work.changed === 0) return { ...page, changes: [] }
  const query = {}
  const task = await unwrap(api.admin.rescoring[':taskId'].$get({ param: { taskId: work.taskId }, query }))
  const titles = new Map(page.versions.flatMap(({ uses }) => uses).map(({ testId, title }) => [testId, title]))
  const changes = task.changes.items.slice(0, shownChanges)
  return {
    ...page,
    changes: changes.map(({ attemptId, studentId, testId, beforeUnits, afterUnits }) => ({
      attemptId,
      studentId,
      test: titles.get(testId) ?? null,
      beforeUnits,
      afterUnits,
    })),
  }
}

export type KeyData = Awaited<ReturnType<typeof loadKey>>
