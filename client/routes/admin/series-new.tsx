import { redirect } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { NewSeriesForm } from '../../features/catalogue/admin/new-series-form.tsx'
import { postedText } from '../../forms/posted.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/series-new.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  exams: (await load(unwrap(context.get(apiContext).exams.$get()))).items,
})

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const exam = postedText(form, 'exam')
  const title = { en: postedText(form, 'title.en').slice(0, 300), hi: postedText(form, 'title.hi').slice(0, 300) }
  const body = { title, exams: exam ? [exam] : [] }
  const content = context.get(apiContext).admin.content[':kind']
  const { id } = await load(unwrap(content.$post({ param: { kind: 'series' }, json: { body } })))
  return redirect(officePaths.adminSeries(id), 303)
}

export default function AdminSeriesNew({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('seriesEditor')
  return (
    <>
      <title>{t('start.title')}</title>
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminTestSeries(), label: t('title') }} />
      <PageBody narrow>
        <NewSeriesForm exams={loaderData.exams} />
      </PageBody>
    </>
  )
}
