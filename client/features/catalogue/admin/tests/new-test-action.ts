import { data, redirect } from 'react-router'
import { testKinds } from '../../../../../domain/catalogue/test-kinds.ts'
import { newTestBody } from '../../../../../domain/catalogue/new-test.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal } from '../../../../forms/refusal.ts'

export type NewTestAnswer = {
  title: { en: string; hi: string }
  pattern: string
  kind: string
  isPatternMissing: boolean
  refusal: Refusal | null
}

/** Creates the draft of a test and opens its editor. */
export const newTestAction = async (api: Api, form: FormData) => {
  const title = { en: postedText(form, 'title.en').slice(0, 300), hi: postedText(form, 'title.hi').slice(0, 300) }
  const [pattern, posted] = [postedText(form, 'pattern'), postedText(form, 'kind')]
  const kind = testKinds.find((each) => each === posted) ?? 'full'
  const answer = { title, pattern, kind, isPatternMissing: false, refusal: null }
  if (pattern === '') return data<NewTestAnswer>({ ...answer, isPatternMissing: true }, 422)
  const chosen = await unwrap(
    api.admin['test-patterns'][':presetVersionId'].$get({ param: { presetVersionId: pattern } }),
  )
  const body = newTestBody({ ...chosen, exam: chosen.exam.slug, title, kind })
  const reply = await api.admin.content[':kind'].$post({ param: { kind: 'test' }, json: { body } })
  const refusal = await refusalOf(reply)
  if (refusal) return data<NewTestAnswer>({ ...answer, refusal }, replyOf(refusal))
  const { id } = (await reply.json()) as { id: string }
  throw redirect(officePaths.adminTest(id), 303)
}
