import { data, Form, redirect, useNavigation } from 'react-router'
import { materialKinds } from '../../../domain/materials/kinds.ts'
import { newMaterial } from '../../../domain/materials/new-draft.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { refusalOf, replyOf } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
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
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <title>{t('start.title')}</title>
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminMaterials(), label: t('title') }} />
      <PageBody narrow>
        {actionData?.refusal && <Notice tone="danger">{t(`errors:${actionData.refusal.code}`)}</Notice>}
        <Form method="post">
          <p className="mb-3 text-muted">{t('start.intro')}</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {materialKinds.map((kind) => (
              <li key={kind}>
                <button
                  type="submit"
                  name="kind"
                  value={kind}
                  disabled={isBusy}
                  className="h-full w-full rounded-md border border-edge bg-surface p-3 text-start hover:border-primary hover:bg-sunken"
                >
                  <span className="block font-semibold">{t(`materials:kinds.${kind}`)}</span>
                  <span className="block text-sm text-muted">{t(`start.kinds.${kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      </PageBody>
    </>
  )
}
