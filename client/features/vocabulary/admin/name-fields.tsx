import type { Bilingual } from '../../../../domain/questions/text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Both names in one line. */
export const bothNames = ({ en, hi }: Bilingual): string => `${en} · ${hi}`

/** Answer to the form of a row; undefined for that of another. */
export const answerTo = (answer: OfficeAnswer | undefined, intent: string, id: string): OfficeAnswer | undefined =>
  answer?.intent === intent && answer.id === id ? answer : undefined

type Props = { title: Bilingual | null; answer: OfficeAnswer | undefined }

/** Fields of a name in both languages, with the name that they began from. */
export function NameFields({ title, answer }: Props) {
  const { t } = useTranslation('vocabulary')
  return (
    <>
      {title && <BaseNames title={title} />}
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

/** The name that a form replaces; the server refuses it where that has changed. */
export const BaseNames = ({ title }: { title: Bilingual }) => (
  <>
    <input type="hidden" name="base.en" value={title.en} />
    <input type="hidden" name="base.hi" value={title.hi} />
  </>
)

/** Reason of a refusal in words; null for an accepted form. */
export const useRefusal = (answer: OfficeAnswer | undefined): string | null => {
  const { t } = useTranslation('vocabulary')
  if (!answer?.code) return null
  if (answer.reason === 'taken' || answer.reason === 'used') return t(answer.reason)
  return t(`errors:${answer.code}`)
}

/** Notice of a refused form whose fields show no error. `title`: name that the row has now. */
export function RefusedNotice({ answer, title }: Pick<Props, 'answer'> & { title?: Bilingual | null }) {
  const { t } = useTranslation('vocabulary')
  const reason = useRefusal(answer)
  if (answer?.code === 'content.revision_conflict' && title)
    return (
      <Notice tone="warning" title={t('conflict.title')}>
        <dl className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
          <dt>{t('conflict.theirs')}</dt>
          <dd>{bothNames(title)}</dd>
          <dt>{t('conflict.yours')}</dt>
          <dd>{bothNames({ en: answer.values['title.en'] ?? '', hi: answer.values['title.hi'] ?? '' })}</dd>
        </dl>
        <p>{t('conflict.text')}</p>
      </Notice>
    )
  if (!answer || reason === null || Object.keys(answer.fields).length > 0) return null
  return <Notice tone="danger">{t('failed', { reason })}</Notice>
}
