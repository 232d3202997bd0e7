import { data, Form, redirect } from 'react-router'
import { blankBody } from '../../../domain/content/fields.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { passageForm } from '../../../domain/questions/editor-form.ts'
import { passageKinds } from '../../../domain/questions/levels.ts'
import { apiContext } from '../../context.ts'
import { postedText } from '../../forms/posted.ts'
import { refusalOf, replyOf } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { KindChoice } from '../../office/kind-choice.tsx'
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
          <KindChoice
            kinds={passageKinds}
            intro={t('passage.intro')}
            name={(kind) => t(`fields.kind_${kind}`)}
            hint={(kind) => t(`passage.kinds.${kind}`)}
            columns={3}
          />
        </Form>
      </PageBody>
    </>
  )
}
