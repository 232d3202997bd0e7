import { data, Form, redirect, useNavigation } from 'react-router'
import { blankBody } from '../../../domain/content/fields.ts'
import { courseForm } from '../../../domain/courses/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { postedText } from '../../forms/posted.ts'
import { refusalOf, replyOf } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/course-new.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

/** Body of a new course: every field blank, and a first chapter. */
const newBody = (title: { en: string; hi: string }) => ({
  ...blankBody(courseForm.fields),
  title,
  chapters: [blankBody(courseForm.fields.chapters.item.fields)],
})

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const title = { en: postedText(form, 'en').slice(0, 300), hi: postedText(form, 'hi').slice(0, 300) }
  const { content } = context.get(apiContext).admin
  const reply = await content[':kind'].$post({ param: { kind: 'course' }, json: { body: newBody(title) } })
  const refusal = await refusalOf(reply)
  if (refusal) return data({ title, refusal }, replyOf(refusal))
  const { id } = (await reply.json()) as { id: string }
  throw redirect(officePaths.adminCourse(id), 303)
}

export default function AdminCourseNew({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('courseEditor')
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <title>{t('start.title')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminCourses(), label: t('title') }} />
      <PageBody narrow>
        <Form method="post" className="grid max-w-xl gap-4">
          {actionData && <Notice tone="danger">{t(`errors:${actionData.refusal.code}`)}</Notice>}
          <Field label={t('start.en')} name="en" lang="en" maxLength={300} defaultValue={actionData?.title.en} />
          <Field label={t('start.hi')} name="hi" lang="hi" maxLength={300} defaultValue={actionData?.title.hi} />
          <p className="text-sm text-muted">{t('start.hint')}</p>
          <Button type="submit" disabled={busy} className="justify-self-start">
            {t('start.run')}
          </Button>
        </Form>
      </PageBody>
    </>
  )
}
