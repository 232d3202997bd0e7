import { useRef, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { changedTexts, templateOf, templatePlaces, templateTexts } from '../../../../domain/notifications/templates.ts'
import { ruleOf } from '../../../../domain/notifications/kinds.ts'
import type { TemplateHistory } from '../../../../domain/notifications/office.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useKeptTexts } from '../../../office/use-kept-texts.ts'
import { VersionHistory } from '../../../office/version-history.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticePreview } from './notice-preview.tsx'
import type { TemplateAnswer } from './template-action.ts'
import { TemplateFields, usePlaceLabel } from './template-fields.tsx'

type Props = { history: TemplateHistory; userId: string; answer: TemplateAnswer | undefined }

/** Words of a kind of notice with their preview and history. */
export function TemplateScreen({ history, userId, answer }: Props) {
  const { t } = useTranslation('broadcasts')
  const { kind, versions, isCut } = history
  const label = usePlaceLabel()
  const shown = versions.map(({ value, ...version }, index) => {
    const before = versions[index + 1]
    const changes = before ? changedTexts(before.value, value) : null
    return { ...version, changes: changes?.map(({ place, ...texts }) => ({ label: label(place), ...texts })) ?? null }
  })
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TemplateForm key={`${kind} ${versions[0].version}`} history={history} userId={userId} answer={answer} />
      <div className="lg:col-span-2">
        <VersionHistory title={t('templates.history')} versions={shown} isCut={isCut} />
      </div>
    </div>
  )
}

function TemplateForm({ history, userId, answer }: Props) {
  const { t } = useTranslation('broadcasts')
  const [search] = useSearchParams()
  const busy = useNavigation().state === 'submitting'
  const { kind, versions } = history
  const [current] = versions
  const saved = templateTexts(current.value)
  const isRefused = answer !== undefined && Object.keys(answer.typed).length > 0
  const [typed, setTyped] = useState<Record<string, string>>(isRefused ? answer.typed : saved)
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptTexts({
    userId,
    name: `notice.${kind}`,
    controls: templatePlaces,
    version: current.version,
    saved,
    form,
    isRefused,
  })
  return (
    <>
      <Form
        ref={form}
        method="post"
        noValidate
        className="grid content-start gap-4"
        onSubmit={kept.listeners.onSubmit}
        onInput={({ target }) => {
          kept.listeners.onInput()
          const { name, value } = target as HTMLInputElement
          if (name in saved) setTyped((before) => ({ ...before, [name]: value }))
        }}
      >
        {search.has('saved') && !answer && <Notice tone="success">{t('templates.saved')}</Notice>}
        {answer && <Refused answer={answer} />}
        <Kept kept={kept} />
        <input type="hidden" name="base" defaultValue={current.version} />
        <TemplateFields kind={kind} texts={isRefused ? answer.typed : saved} faults={answer?.fields ?? {}} />
        <Field
          label={t('templates.note')}
          name="note"
          hint={t('templates.noteHint')}
          maxLength={300}
          defaultValue={answer?.note ?? ''}
        />
        <Button type="submit" disabled={busy} className="justify-self-start">
          {busy ? t('common:waiting') : t('templates.save')}
        </Button>
      </Form>
      <div className="min-w-0">
        <NoticePreview kind={kind} template={templateOf((place) => typed[place] ?? '')} />
        {ruleOf(kind).urgent && <p className="text-sm text-muted">{t('templates.urgent')}</p>}
      </div>
    </>
  )
}

function Refused({ answer: { code } }: { answer: TemplateAnswer }) {
  const { t } = useTranslation('broadcasts')
  if (code === 'content.revision_conflict') return <Notice tone="warning">{t('templates.conflict')}</Notice>
  return <Notice tone="danger">{t(`errors:${code}`)}</Notice>
}

/** Texts that this device kept from an earlier visit. */
function Kept({ kept: { found, take, discard } }: { kept: ReturnType<typeof useKeptTexts> }) {
  const { t } = useTranslation('broadcasts')
  const { dateTime } = useFormat()
  if (!found) return null
  const actions = (
    <>
      <Button onClick={take}>{t('templates.take')}</Button>
      <Button look="secondary" onClick={discard}>
        {t('templates.discard')}
      </Button>
    </>
  )
  return (
    <Notice tone="warning" actions={actions}>
      {t('templates.kept', { time: dateTime(found.at) })}
    </Notice>
  )
}
