import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { OfferedTerm } from '../../../../../domain/vocabulary/terms.ts'
import { questionKinds } from '../../../../../domain/questions/kinds/names.ts'
import type { Refusal } from '../../../../forms/refusal.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { keepStart, lastStart } from './last-start.ts'

type Props = { subjects: readonly OfferedTerm[]; refusal: Refusal | null | undefined }

/** Start of a question: its subject, and one press on its kind. Works without script. */
export function NewQuestionPage({ subjects, refusal }: Props) {
  const { t } = useTranslation('questionEditor')
  const { pick } = useBilingual()
  const isBusy = useNavigation().state !== 'idle'
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
      <div>
        <p className="mb-3 text-muted">{t('start.intro')}</p>
        <ul className="grid gap-2 sm:grid-cols-2">
          {questionKinds.map((kind) => (
            <li key={kind}>
              <button
                type="submit"
                name="kind"
                value={kind}
                disabled={isBusy}
                className="h-full w-full rounded-md border border-edge bg-surface p-3 text-start hover:border-primary hover:bg-sunken"
              >
                <span className="block font-semibold">{t(`fields.key_kind_${kind}`)}</span>
                <span className="block text-sm text-muted">{t(`start.kinds.${kind}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Form>
  )
}
