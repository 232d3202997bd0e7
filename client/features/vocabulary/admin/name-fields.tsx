import type { Bilingual } from '../../../../domain/questions/text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Answer to the form of a row; undefined for that of another. */
export const answerTo = (answer: OfficeAnswer | undefined, intent: string, id: string): OfficeAnswer | undefined =>
  answer?.intent === intent && answer.id === id ? answer : undefined

type Props = { title: Bilingual | null; answer: OfficeAnswer | undefined }

/** Fields of a name in both languages. */
export function NameFields({ title, answer }: Props) {
  const { t } = useTranslation('vocabulary')
  return (
    <>
      {(['en', 'hi'] as const).map((language) => {
        const name = `title.${language}`
        const fault = answer?.fields[name]
        return (
          <Field
            key={language}
            label={t(`name.${language}`)}
            name={name}
            lang={language}
            maxLength={120}
            autoComplete="off"
            defaultValue={answer?.values[name] ?? title?.[language] ?? ''}
            {...(fault !== undefined && { error: t(fault === 'taken' ? 'taken' : 'required') })}
          />
        )
      })}
    </>
  )
}

/** Reason of a refusal in words; null for an accepted form. */
export const useRefusal = (answer: OfficeAnswer | undefined): string | null => {
  const { t } = useTranslation('vocabulary')
  if (!answer?.code) return null
  if (answer.reason === 'taken' || answer.reason === 'used') return t(answer.reason)
  return t(`errors:${answer.code}`)
}

/** Notice of a refused form whose fields show no error. */
export function RefusedNotice({ answer }: Pick<Props, 'answer'>) {
  const { t } = useTranslation('vocabulary')
  const reason = useRefusal(answer)
  if (!answer || reason === null || Object.keys(answer.fields).length > 0) return null
  return <Notice tone="danger">{t('failed', { reason })}</Notice>
}
