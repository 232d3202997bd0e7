import './change-form.css'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { keyOutcomes } from '../../../../../domain/results/contract.ts'
import type { KeyedVersion } from '../../../../../domain/questions/key-page.ts'
import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import { optionsOf } from '../../../../../domain/questions/kinds/presentation.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { KeyControl } from '../keys/key-control.tsx'
import type { TypedKey } from '../keys/key-props.ts'
import { itemsOf } from '../keys/items-of.tsx'
import { OthersControl } from '../keys/others-control.tsx'
import type { KeyAnswer } from './key-action.ts'

type Props = { version: KeyedVersion; answer: KeyAnswer | undefined }

/** Form that tries a corrected key of one version of a question. */
export function ChangeForm({ version, answer }: Props) {
  const { t } = useTranslation('keyChange')
  const busy = useNavigation().formData?.get('intent') === 'try'
  const { questionVersionId, body, key, alternatives, outcome } = version
  const [typed, setTyped] = useState<TypedKey>(key)
  const [others, setOthers] = useState<readonly TypedKey[]>(
    alternatives.length > 0 ? alternatives : [{ kind: body.kind }],
  )
  const items = itemsOf(body)
  const faults = answer?.refusal.fields ?? []
  const errorOf = (field: 'key' | 'alternatives' | 'reason' | 'solution' | 'reasons') =>
    faults.includes(field) ? { error: t(`faults.${field}`) } : {}
  return (
    <Form method="post" preventScrollReset noValidate className="key-change grid max-w-3xl gap-4">
      <HiddenFields fields={{ intent: 'try', versionId: questionVersionId }} />
      {answer && faults.length === 0 && <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>}
      <fieldset>
        <legend className="font-semibold">{t('outcome')}</legend>
        {keyOutcomes.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="outcome" value={each} defaultChecked={each === outcome} className="tick size-5" />
            {t(`choices.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className="key-change-keys grid gap-4">
        <KeyControl name="key" kind={body.kind} items={items} value={typed} onChange={setTyped} />
        {faults.includes('key') && (
          <p role="alert" className="text-sm text-danger">
            {t('faults.key')}
          </p>
        )}
        <div className="key-change-others grid gap-4">
          <OthersControl kind={body.kind} items={items} first={typed} value={others} onChange={setOthers} />
          {faults.includes('alternatives') && (
            <p role="alert" className="text-sm text-danger">
              {t('faults.alternatives')}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        {languages.map((language) => (
          <Field
            key={language}
            label={t(`reason.${language}`)}
            hint={t('reasonHint')}
            name={`reason.${language}`}
            lang={language}
            maxLength={300}
            {...errorOf('reason')}
          />
        ))}
      </div>
      <Solution version={version} {...errorOf('solution')} />
      <Reasons version={version} {...errorOf('reasons')} />
      <div>
        <Button type="submit" disabled={busy}>
          {t('try')}
        </Button>
        <p className="mt-1 text-sm text-muted">{t('tryHint')}</p>
      </div>
    </Form>
  )
}

const languages = ['en', 'hi'] as const

function Solution({ version: { written }, error }: { version: KeyedVersion; error?: string }) {
  const { t } = useTranslation('keyChange')
  return (
    <details open={error !== undefined}>
      <summary className="cursor-pointer font-semibold">{t('solution')}</summary>
      <p className="text-sm text-muted">{t('solutionHint')}</p>
      <div className="mt-2 grid gap-3 lg:grid-cols-2">
        {languages.map((language) => (
          <TextArea
            key={language}
            label={t(`languages.${language}`)}
            name={`solution.${language}`}
            lang={language}
            rows={6}
            defaultValue={written.solution[language]}
            {...(language === 'en' && error !== undefined && { error })}
          />
        ))}
      </div>
    </details>
  )
}

function Reasons({ version: { written, body }, error }: { version: KeyedVersion; error?: string }) {
  const { t } = useTranslation('keyChange')
  const options = optionsOf(body).filter(({ id }) => id.length === 1)
  if (options.length === 0) return null
  return (
    <details open={error !== undefined}>
      <summary className="cursor-pointer font-semibold">{t('reasons')}</summary>
      {error && <p className="text-sm text-danger">{error}</p>}
      {options.map(({ id }, index) => (
        <fieldset key={id} className="mt-2 grid gap-3 lg:grid-cols-2">
          <legend className="text-sm font-semibold">{t('option', { letter: letterOf(index) })}</legend>
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t(`languages.${language}`)}
              name={`reasons.${id}.${language}`}
              lang={language}
              rows={2}
              defaultValue={written.reasons[id]?.[language] ?? ''}
            />
          ))}
        </fieldset>
      ))}
    </details>
  )
}
