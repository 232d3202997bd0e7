import { useContext } from 'react'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { FactsToRemember } from '../features/current-affairs/lazy-facts.ts'
import { MaterialPage } from '../features/materials/material-page.tsx'
import { materialData } from '../features/materials/structured-data.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/material.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['materials'],
  audience: 'everyone',
  cacheKeys: ['chapter', 'view'],
} satisfies PageHandle

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const chapter = searchParams.get('chapter')
  const query = {
    ...(chapter && { chapter }),
    ...(searchParams.get('view') === 'text' && { view: 'text' as const }),
  }
  const { materials, facts } = context.get(apiContext)
  const [material, used] = await load(
    Promise.all([
      unwrap(materials[':materialId'].$get({ param: { materialId: params.id }, query })),
      unwrap(facts[':kind'][':itemId'].$get({ param: { kind: 'material', itemId: params.id } })),
    ]),
  )
  return { material, facts: used.items }
}

export default function Material({ loaderData: { material, facts } }: Route.ComponentProps) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  const words = { kind: t(`kinds.${material.kind}`), subject: pick(material.subject.title) }
  const steps: [string, string][] = [
    [t('title'), paths.studyMaterials()],
    [pick(material.title), paths.material(material.id)],
  ]
  return (
    <>
      <PageHead
        title={pick(material.title)}
        description={pick(material.summary)}
        image={socialImagePath('material', material)}
      />
      <JsonLd value={materialData(origin, material, pick, words)} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      <MaterialPage
        material={material}
        url={`${origin}${paths.material(material.id)}`}
        below={<FactsToRemember facts={facts} />}
      />
    </>
  )
}
