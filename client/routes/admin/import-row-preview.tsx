import { useNavigate } from 'react-router'
import { apiContext } from '../../context.ts'
import { unwrap } from '../../api.ts'
import { ExamPreview } from '../../features/attempts/preview/exam-preview.tsx'
import { importAddress } from '../../features/questions/admin/imports/import-address.ts'
import { rowFiltersOf } from '../../features/questions/admin/imports/load-import.ts'
import { UndrawnRow } from '../../features/questions/admin/imports/undrawn-row.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PageHandle } from '../page-handle.ts'
import { DrawnSolution } from './drawn-solution.tsx'
import type { Route } from './+types/import-row-preview.ts'

export const handle = { strings: ['exam', 'score', 'office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, params: { id, position }, context }: Route.LoaderArgs) => {
  const imports = context.get(apiContext).admin['question-imports']
  const shown = await load(unwrap(imports[':id'].rows[':position'].preview.$get({ param: { id, position } })))
  const filters = rowFiltersOf(new URL(request.url).searchParams)
  return { ...shown, back: importAddress(id, { ...filters, row: Number(position) }) }
}

/** Row of an import in the exam screen; without script, as students read it after the result. */
export default function ImportRowPreview({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('questionImports')
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { row, name, faults, drawn, back } = loaderData
  return (
    <>
      <title>{t('row.previewTitle', { row, name })}</title>
      <meta name="robots" content="noindex" />
      <main id="main" tabIndex={-1} className="mx-auto grid max-w-3xl gap-4 p-4">
        <h1 className="text-lg">{t('row.previewTitle', { row, name })}</h1>
        {drawn ? <DrawnSolution drawn={drawn} paper={drawn.paper} /> : <UndrawnRow faults={faults} />}
        <LinkButton to={back} className="justify-self-start">
          {t(drawn ? 'row.toRow' : 'row.correct')}
        </LinkButton>
      </main>
      {drawn && hydrated && (
        <ExamPreview paper={drawn.paper} leave={t('row.toRow')} onLeave={() => void navigate(back)} />
      )}
    </>
  )
}
