import { officePaths } from '../../../domain/office-paths.ts'
import { loadTags } from '../../features/questions/admin/bank/load-tags.ts'
import { loadTopics } from '../../features/questions/admin/bank/load-topics.ts'
import { deletedListShape } from '../../features/questions/admin/bank/question-list-shape.ts'
import { DeletedList } from '../../features/questions/admin/bank/question-list.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/deleted-questions.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const [data, topics, tags] = await Promise.all([
    loadOfficeList(args, deletedListShape),
    loadTopics(args.context),
    loadTags(args.context),
  ])
  return { data, topics, tags }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  officeListAction({ request, context, form: await request.formData() }, deletedListShape)

/** Questions in the bin, which are restored or deleted for ever. */
export default function DeletedQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionBank')
  return (
    <>
      <title>{t('bin.title')}</title>
      <PageHeading
        title={t('bin.title')}
        action={
          <LinkButton look="secondary" to={officePaths.adminQuestionBank()}>
            {t('bin.back')}
          </LinkButton>
        }
      />
      <PageBody>
        <p className="mb-3 text-muted">{t('bin.intro')}</p>
        <DeletedList {...loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}
