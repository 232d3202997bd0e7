import { redirect } from 'react-router'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { isQuestionKind } from '../../../../../domain/questions/kinds/names.ts'
import { keptForNext, newQuestion } from '../../../../../domain/questions/start.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { publishingAction } from '../../../../office/publishing/publishing-action.ts'
import { publishedBeforeKey } from './published-before.tsx'

/** Publishes a question, makes a draft of the same kind and place, and opens it. A refusal is answered as it is. */
export const nextAction = async (posted: FormData, { id, api }: { id: string; api: Api }) => {
  const content = api.admin.content[':kind']
  const { draft } = await unwrap(content[':id'].$get({ param: { kind: 'question', id } }))
  const outcome = await publishingAction('publish', posted, {
    kind: 'question',
    id,
    api,
    addressOf: officePaths.adminQuestion,
  })
  if (outcome instanceof Response || outcome.data.publishing.refusal) return outcome
  const kind = valueAt(draft.body, 'key.kind')
  const body = newQuestion(isQuestionKind(kind) ? kind : 'mcq', keptForNext(draft.body))
  const created = await unwrap(content.$post({ param: { kind: 'question' }, json: { body } }))
  return redirect(`${officePaths.adminQuestion(created.id)}?${new URLSearchParams({ [publishedBeforeKey]: id })}`, 303)
}
