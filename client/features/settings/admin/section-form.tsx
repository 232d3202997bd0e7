import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { SettingsHistory } from '../../../../domain/settings/office.ts'
import { controlNames, dueControls, textsOf } from '../../../../domain/settings/section-forms.ts'
import type { SettingSection } from '../../../../domain/settings/sections.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useKeptTexts, type KeptTexts } from '../../../office/use-kept-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionFields, useControlLabel, useValueText } from './section-fields.tsx'
import { SectionHistory } from './section-history.tsx'
import type { SettingsAnswer } from './settings-action.ts'

type Props = {
  section: SettingSection
  userId: string
  history: SettingsHistory
  answer: SettingsAnswer | undefined
  intro: string
  /** Messages of controls, in place of the usual ones. */
  messages?: Record<string, string>
  /** Below the fields. */
  tools?: ReactNode
  /** Beside the button that saves. */
  actions?: ReactNode
  /** Heading of the history. */
  historyTitle?: string
}

/** Form of a section with its history. A refused form keeps what was typed, and so does the device until it is saved. */
export function SectionForm({
  section,
  userId,
  history,
  answer,
  intro,
  messages,
  tools,
  actions,
  historyTitle,
}: Props) {
  const { t } = useTranslation('settings')
  const busy = useNavigation().state === 'submitting'
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [current] = history.versions
  const due = dueControls(section, current.value)
  const saved = textsOf(section, current.value)
  const isRefused = answer !== undefined && Object.keys(answer.typed).length > 0
  const kept = useKeptTexts({
    userId,
    name: `settings.${section}`,
    controls: controlNames(section),
    version: current.version,
    saved,
    form,
    isRefused,
  })
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [answer])
  return (
    <div className="grid max-w-5xl gap-6">
      <Form key={current.version} ref={form} method="post" noValidate {...kept.listeners} className="grid gap-4">
        <p className="max-w-reading text-muted">{intro}</p>
        {search.has('saved') && !answer && <Notice tone="success">{t('saved')}</Notice>}
        {kept.found && <Found {...kept} found={kept.found} />}
        {answer && <Refused section={section} answer={answer} current={current} />}
        {due.length > 0 && <Notice tone="warning">{t('due', { count: due.length })}</Notice>}
        <input type="hidden" name="base" defaultValue={current.version} />
        <SectionFields
          section={section}
          texts={isRefused ? answer.typed : saved}
          wrong={answer?.wrong ?? []}
          due={due}
          {...(messages && { messages })}
        />
        {tools}
        <Field label={t('note')} name="note" hint={t('noteHint')} maxLength={300} defaultValue={answer?.note ?? ''} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" look={actions ? 'secondary' : 'primary'} disabled={busy}>
            {busy ? t('common:waiting') : t('save')}
          </Button>
          {actions}
        </div>
      </Form>
      <SectionHistory section={section} history={history} title={historyTitle ?? t('history')} />
    </div>
  )
}

type RefusedProps = { section: SettingSection; answer: SettingsAnswer; current: SettingsHistory['versions'][0] }

/** Texts that this device kept from an earlier visit. */
function Found({ found, take, discard }: ReturnType<typeof useKeptTexts> & { found: KeptTexts }) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormat()
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={take}>{t('kept.take')}</Button>
          <Button look="secondary" onClick={discard}>
            {t('kept.discard')}
          </Button>
        </>
      }
    >
      {t('kept.found', { time: dateTime(found.at) })}
    </Notice>
  )
}

function Refused({ section, answer, current }: RefusedProps) {
  const { t } = useTranslation('settings')
  const label = useControlLabel()
  const valueText = useValueText(section)
  const { refusal, conflicts, isUnpublished } = answer
  if (isUnpublished && refusal.code === 'input.invalid') return <Notice tone="warning">{t('legal.unpublished')}</Notice>
  if (refusal.code !== 'content.revision_conflict') return <Notice tone="danger">{t(`errors:${refusal.code}`)}</Notice>
  const title = t('conflict', { name: current.by ?? t('someone'), version: current.version })
  return (
    <Notice tone="warning" title={title}>
      <p>{t(conflicts?.length ? 'conflictBoth' : 'conflictMerged')}</p>
      {conflicts?.map(({ control, before, after }) => (
        <dl key={control} className="mt-2 grid gap-x-3 sm:grid-cols-[auto_1fr]">
          <dt className="font-semibold sm:col-span-2">{label(control)}</dt>
          <dt>{t('conflictTheirs')}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{valueText(control, before)}</dd>
          <dt>{t('conflictMine')}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{valueText(control, after)}</dd>
        </dl>
      ))}
    </Notice>
  )
}
