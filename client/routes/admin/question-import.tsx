import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { importAction } from '../../features/questions/admin/imports/import-action.ts'
import { ImportScreen } from '../../features/questions/admin/imports/import-screen.tsx'
import { ImportBadge } from '../../features/questions/admin/imports/import-state.tsx'
import { loadImport, type ImportData } from '../../features/questions/admin/imports/load-import.ts'
import { ShownQuestion } from '../../features/questions/admin/shown/shown-question.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { writtenLanguage } from '../../i18n/written-language.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-import.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  load(loadImport(context, { id, search: new URL(request.url).searchParams }))

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) =>
  importAction(url, await request.formData(), { id, api: context.get(apiContext) })

/** One import of questions. */
export default function AdminQuestionImport({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionImports')
  const { view, row } = loaderData
  return (
    <>
      <title>{t('one')}</title>
      <PageHeading
        title={view.name}
        lang={writtenLanguage(view.name)}
        back={{ to: officePaths.adminImports(), label: t('title') }}
        state={<ImportBadge line={view} />}
      />
      <PageBody>
        <ImportScreen
          data={loaderData}
          preview={row?.preview && <Preview preview={row.preview} />}
          answer={actionData ?? undefined}
        />
      </PageBody>
    </>
  )
}

type Shown = NonNullable<NonNullable<ImportData['row']>['preview']>

/** The question as students see it, with its answer and solution. */
function Preview({ preview: { question, key, solution } }: { preview: Shown }) {
  const shown = { passage: null, stem: question.stem, body: question, key, alternatives: [], solution }
  return (
    <div className="rounded-md border border-hairline bg-surface p-3">
      <ShownQuestion question={{ ...shown, outcome: 'normal' }} />
    </div>
  )
}
