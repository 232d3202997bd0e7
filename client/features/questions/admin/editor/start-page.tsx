import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { OfferedTerm } from '../../../../../domain/vocabulary/terms.ts'
import { questionKinds } from '../../../../../domain/questions/kinds/names.ts'
import type { Refusal } from '../../../../forms/refusal.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { KindChoice } from '../../../../office/kind-choice.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { keepStart, lastStart } from './last-start.ts'

type Props = { subjects: readonly OfferedTerm[]; refusal: Refusal | null | undefined }

/** Start of a question: its subject, and one press on its kind. Works without script. */
export function NewQuestionPage({ subjects, refusal }: Props) {
  const { t } = useTranslation('questionEditor')
  const { pick } = useBilingual()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const last = lastStart()
    const subject = form.current?.elements.namedItem('subject')
    if (last && subject instanceof HTMLSelectElement && subject.value === '') subject.value = last.subject
    form.current?.querySelector<HTMLElement>(`button[value="${last?.kind ?? 'mcq'}"]`)?.focus()
  }, [])
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={({ currentTarget, nativeEvent }) => {
        const { submitter } = nativeEvent as SubmitEvent
        const posted = new FormData(currentTarget, submitter)
        keepStart({ kind: String(posted.get('kind')), subject: String(posted.get('subject')) })
      }}
      className="grid gap-5"
    >
      {refusal && <Notice tone="danger">{t(`errors:${refusal.code}`)}</Notice>}
      <div className="max-w-sm">
        <Select
          label={t('fields.subject')}
          name="subject"
          inForm
          none={t('start.anySubject')}
          options={subjects.filter(({ archived }) => !archived).map(({ id, title }) => [id, pick(title)] as const)}
        />
      </div>
      <KindChoice
        kinds={questionKinds}
        intro={t('start.intro')}
        name={(kind) => t(`fields.key_kind_${kind}`)}
        hint={(kind) => t(`start.kinds.${kind}`)}
      />
    </Form>
  )
}
