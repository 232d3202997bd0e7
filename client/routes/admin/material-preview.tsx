import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { MaterialPage } from '../../features/materials/material-page.tsx'
import { MaterialPlacesContext } from '../../features/materials/material-places.ts'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/material-preview.ts'

export const handle = { strings: ['materials', 'office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { materials } = context.get(apiContext).admin
  const call = materials[':materialId'].preview.$get({ param: { materialId: params.id } })
  return { ...(await load(unwrap(call))), origin: context.get(pageContext).origin }
}

/** All chapters are on the page, and files are those of the draft. */
const places = {
  chapter: (_material: unknown, chapter: string) => `#${chapter}`,
  file: officePaths.adminMaterialPreviewFile,
}

/** Draft of a material on the student's own page. */
export default function MaterialPreview({ loaderData: { preview, material, origin } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview}>
      <MaterialPlacesContext value={places}>
        <MaterialPage material={material} url={`${origin}${paths.material(material.id)}`} />
      </MaterialPlacesContext>
    </PreviewPage>
  )
}
