import { useEffect, useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { publishingAnswerOf, type PublishingAnswer } from './answer.ts'

type Outcome = PublishingAnswer['publishing']
type Refusal = NonNullable<Outcome['refusal']>

/** Sentence on why an act was refused. */
export const useRefusalText = () => {
  const { t } = useTranslation('publishing')
  return ({ code, reason, fields }: Refusal): string => {
    if (code === 'content.revision_conflict') return t('refused.conflict')
    if (reason) return t(`refused.${reason}`)
    if (fields['at']) return t(fields['at'] === 'required' ? 'refused.noTime' : 'refused.past')
    if (fields['slug'] === 'taken') return t('refused.taken')
    return code === 'input.invalid' ? t('refused.fields') : t(`errors:${code}`)
  }
}

/** Outcome of the last act. It is held, because the router drops it when the page's data are loaded again. */
export const useOutcome = (): Outcome | null => {
  const outcome = publishingAnswerOf(useActionData())
  const [held, hold] = useState(outcome)
  if (outcome !== null && outcome !== held) hold(outcome)
  return outcome ?? held
}

/** Outcome of the last act. After a refusal the newest state of the item is loaded. */
export function ActOutcome() {
  const { t } = useTranslation('publishing')
  const { autosave } = useEditor()
  const { dateTime } = useFormat()
  const { revalidate } = useRevalidator()
  const refusalText = useRefusalText()
  const outcome = useOutcome()
  useEffect(() => {
    if (!outcome?.refusal) return
    void revalidate()
    if (outcome.refusal.code === 'content.revision_conflict') void autosave.reload()
  }, [outcome, revalidate, autosave])
  if (!outcome) return null
  if (outcome.refusal)
    return (
      <Notice tone="danger" title={t('refused.title')} focusable>
        {refusalText(outcome.refusal)}
      </Notice>
    )
  const { intent, at, number } = outcome
  return (
    <Notice tone="success">
      {t(`done.${intent}`, { time: at === null ? '' : dateTime(at), number: number ?? '' })}
    </Notice>
  )
}
