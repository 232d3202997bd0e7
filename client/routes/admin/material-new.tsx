import { data, Form, redirect } from 'react-router'
import { materialKinds } from '../../../domain/materials/kinds.ts'
import { newMaterial } from '../../../domain/materials/new-draft.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { refusalOf, replyOf } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { KindChoice } from '../../office/kind-choice.tsx'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/material-new.ts'

export const handle = { strings: ['office', 'materials'], audience: 'admin' } satisfies PageHandle

export const action = async ({ request, context }: Route.ActionArgs) => {
  const posted = (await request.formData()).get('kind')
  const kind = materialKinds.find((each) => each === posted)
  if (!kind) throw data(null, { status: 400 })
  const call = context.get(apiContext).admin.content[':kind'].$post
  const reply = await call({ param: { kind: 'material' }, json: { body: newMaterial(kind) } })
  if (reply.ok) throw redirect(officePaths.adminMaterial((await reply.json()).id), 303)
  const refusal = await refusalOf(reply)
  return data({ refusal }, refusal ? replyOf(refusal) : { status: 500 })
}

/** Start of a material: one press on its kind makes the draft. */
export default function AdminMaterialNew({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('materialEditor')
  return (
    <>
      <title>{t('start.title')}</title>
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminMaterials(), label: t('title') }} />
      <PageBody narrow>
        {actionData?.refusal && <Notice tone="danger">{t(`errors:${actionData.refusal.code}`)}</Notice>}
        <Form method="post">
          <KindChoice
            kinds={materialKinds}
            intro={t('start.intro')}
            name={(kind) => t(`materials:kinds.${kind}`)}
            hint={(kind) => t(`start.kinds.${kind}`)}
          />
        </Form>
      </PageBody>
    </>
  )
}
