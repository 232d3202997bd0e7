import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { ChangedFacts } from '../../features/current-affairs/admin/facts/changed-facts.tsx'
import { itemFactsAction } from '../../features/current-affairs/admin/facts/item-facts-action.ts'
import { loadUsedFacts } from '../../features/current-affairs/admin/facts/load-used-facts.ts'
import { UsedFacts } from '../../features/current-affairs/admin/facts/lazy-used-facts.ts'
import { nextAction } from '../../features/questions/admin/editor/next-action.ts'
import { loadPublishedBefore, PublishedBefore } from '../../features/questions/admin/editor/published-before.tsx'
import { PublishNext, publishNext } from '../../features/questions/admin/editor/publish-next.tsx'
import { QuestionEditor } from '../../features/questions/admin/editor/question-editor.tsx'
import { postedForm } from '../../features/questions/admin/editor/posted-form.ts'
import { postedText } from '../../forms/posted.ts'
import { load } from '../../load.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { publishingParts } from '../../office/publishing/publishing-parts.tsx'
import { browserPart } from '../../ui/browser-part.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question.ts'

// Its script compares texts by the rules of each kind, which are heavy.
const SimilarQuestions = browserPart(
  () => import('../../features/questions/admin/similar/similar-questions.tsx'),
  'SimilarQuestions',
)

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

const kind = 'question'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { questions, vocabulary } = api.admin
  const [item, exams, subjects, topics, tags, uses, publishedBefore, facts] = await load(
    Promise.all([
      loadItem({ request, context }, kind, id),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
      unwrap(vocabulary.topics.$get()),
      unwrap(questions.tags.$get()),
      unwrap(questions[':questionId'].uses.$get({ param: { questionId: id } })),
      loadPublishedBefore(request, api),
      loadUsedFacts(api, request, kind, id),
    ]),
  )
  const passages = await load(loadChoices(api, 'passage', item.detail.draft.body['passageId']))
  return {
    ...item,
    exams: exams.items,
    subjects: subjects.items,
    passages,
    topics: topics.items.map(({ subject, slug, title }) => ({ subject, slug, title })),
    tags: tags.items,
    uses: uses.items,
    publishedBefore,
    facts,
  }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const posted = await request.formData()
  const api = context.get(apiContext)
  const ofFacts = await itemFactsAction(api, posted, { kind, itemId: id, address: officePaths.adminQuestion(id) })
  if (ofFacts) return ofFacts
  if (postedText(posted, 'intent') === publishNext) return nextAction(posted, { id, api })
  return itemAction(request, posted, { form: postedForm(posted), id, api, addressOf: officePaths.adminQuestion })
}

export default function AdminQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, publishedBefore, facts, ...rest } = loaderData
  const preview = officePaths.adminQuestionPreview(detail.id)
  const { more, side, ...parts } = publishingParts({ detail, publishing, preview, site: null })
  return (
    <>
      <PublishedBefore question={publishedBefore} />
      <ChangedFacts used={facts.used} />
      <QuestionEditor
        {...rest}
        {...parts}
        detail={detail}
        answer={editorAnswerOf(actionData)}
        similar={<SimilarQuestions />}
        more={
          <>
            {more}
            <PublishNext detail={detail} place="heading" />
          </>
        }
        side={
          <>
            <PublishNext detail={detail} place="end" />
            {side}
            <div className="mt-5">
              <UsedFacts kind={kind} {...facts} />
            </div>
          </>
        }
      />
    </>
  )
}
