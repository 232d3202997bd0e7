import { data, redirect } from 'react-router'
import type { PresetPart } from '../../../domain/catalogue/presets/office.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { PresetPage } from '../../features/presets/admin/preset-page.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { postedText } from '../../forms/posted.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/preset.ts'

export const handle = { strings: ['office', 'setup'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const { admin } = context.get(apiContext)
  const preset = await load(unwrap(admin.presets[':id'].$get({ param: { id } })))
  const { searchParams } = new URL(request.url)
  const addedOf = (part: PresetPart, versions: readonly { version: number }[]): number | null =>
    versions.find(({ version }) => String(version) === searchParams.get(part))?.version ?? null
  const added = { pattern: addedOf('pattern', preset.versions), blueprint: addedOf('blueprint', preset.blueprints) }
  return { preset, added }
}

const draftPaths = { pattern: officePaths.adminPresetDraft, blueprint: officePaths.adminBlueprintDraft }

/** Begins a draft, and opens it; or discards the one there is. */
export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const form = await request.formData()
  const part: PresetPart = form.get('part') === 'blueprint' ? 'blueprint' : 'pattern'
  const { draft } = context.get(apiContext).admin.presets[':id'][':part']
  const param = { id, part }
  const isCopy = form.get('intent') === 'copy'
  const reply = isCopy
    ? await draft.$post({ param, json: { from: postedText(form, 'from') || null } })
    : await draft.$delete({ param, json: {} })
  if (!reply.ok) return data({ isRefused: true }, { status: reply.status })
  throw redirect(isCopy ? draftPaths[part](id) : officePaths.adminPreset(id), 303)
}

/** Versions of an exam pattern. */
export default function AdminPreset({ loaderData: { preset, added }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  return (
    <>
      <PageHead title={pick(preset.name)} description={t('description')} index={false} />
      <PresetPage preset={preset} added={added} isRefused={actionData !== undefined} />
    </>
  )
}
