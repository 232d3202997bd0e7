import { data, Form, redirect, useNavigation } from 'react-router'
import { blankBody } from '../../../domain/content/fields.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { passageForm } from '../../../domain/questions/editor-form.ts'
import { passageKinds } from '../../../domain/questions/levels.ts'
import { apiContext } from '../../context.ts'
import { postedText } from '../../forms/posted.ts'
import { refusalOf, replyOf } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/passage-new.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const action = async ({ request, context }: Route.ActionArgs) => {
  const posted = postedText(await request.formData(), 'kind')
  const kind = passageKinds.find((each) => each === posted)
  if (!kind) throw data(null, { status: 400 })
  const { content } = context.get(apiContext).admin
  const body = { ...blankBody(passageForm.fields), kind }
  const reply = await content[':kind'].$post({ param: { kind: 'passage' }, json: { body } })
  if (reply.ok) throw redirect(officePaths.adminPassage((await reply.json()).id), 303)
  const refusal = await refusalOf(reply)
  return data({ refusal }, refusal ? replyOf(refusal) : { status: 500 })
}

/** Start of a passage: one press on its kind makes the draft. */
export default function AdminPassageNew({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionEditor')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <title>{t('passage.start')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={t('passage.start')}
        back={{ to: officePaths.adminBankTab('passages'), label: t('passages') }}
      />
      <PageBody narrow>
        {actionData?.refusal && <Notice tone="danger">{t(`errors:${actionData.refusal.code}`)}</Notice>}
        <Form method="post">
          <p className="mb-3 text-muted">{t('passage.intro')}</p>
          <ul className="grid gap-2 sm:grid-cols-3">
            {passageKinds.map((kind) => (
              <li key={kind}>
                <button
                  type="submit"
                  name="kind"
                  value={kind}
                  disabled={isBusy}
                  className="h-full w-full rounded-md border border-edge bg-surface p-3 text-start hover:border-primary hover:bg-sunken"
                >
                  <span className="block font-semibold">{t(`fields.kind_${kind}`)}</span>
                  <span className="block text-sm text-muted">{t(`passage.kinds.${kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      </PageBody>
    </>
  )
}
