import { Form, useNavigation } from 'react-router'
import type { Fact } from '../../../../../domain/current-affairs/facts.ts'
import { factKinds } from '../../../../../domain/current-affairs/kinds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import { valuesOf } from './fact-values.ts'

type Choices = readonly (readonly [value: string, label: string])[]

/** `topics` and `exams`: what a fact may name. */
export type FactChoices = { topics: Choices; exams: Choices }

type Props = FactChoices & { fact: Fact | null; answer: OfficeAnswer | undefined }

const single = ['topicId', 'exams', 'validFrom', 'validTo', 'sourceUrl', 'sourceDate']

/** Form of a new or an existing fact. A refused form keeps the typed text. */
export function FactForm({ fact, answer, topics, exams }: Props) {
  const { t } = useTranslation('affairEditor')
  const busy = useNavigation().state === 'submitting'
  const own = answer?.intent === 'save-fact' ? answer : undefined
  const values = own?.values ?? valuesOf(fact)
  const chosenExams = own?.entries ?? fact?.exams ?? []
  const errorOf = (name: string) => {
    if (!own?.fields[name]) return undefined
    if (name === 'validTo') return t('facts.order')
    return t(values[name] || single.includes(name) ? 'facts.invalid' : 'facts.required')
  }
  const control = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) as string })
  return (
    <Form method="post" noValidate className="grid gap-4" key={fact ? fact.revision : 'new'}>
      <input type="hidden" name="intent" value="save-fact" />
      <input type="hidden" name="revision" value={fact?.revision ?? ''} />
      {own && Object.keys(own.fields).length === 0 && <FailedNotice answer={own} intents={['save-fact']} />}
      <div className="grid gap-3 md:grid-cols-2">
        {(['en', 'hi'] as const).map((language) => (
          <Field
            key={language}
            label={`${t('facts.subject')} (${t(`quiz.languages.${language}`)})`}
            hint={language === 'en' ? t('facts.subjectHint') : undefined}
            lang={language}
            maxLength={160}
            {...control(`subject.${language}`)}
          />
        ))}
        {(['en', 'hi'] as const).map((language) => (
          <TextArea
            key={language}
            label={`${t('facts.statement')} (${t(`quiz.languages.${language}`)})`}
            lang={language}
            rows={2}
            maxLength={500}
            {...control(`statement.${language}`)}
          />
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('facts.validFrom')} type="date" hint={t('facts.validFromHint')} {...control('validFrom')} />
        <Field label={t('facts.validTo')} type="date" hint={t('facts.validToHint')} {...control('validTo')} />
        <Field label={t('facts.source')} maxLength={300} {...control('source')} />
        <Field label={t('facts.sourceDate')} type="date" {...control('sourceDate')} />
        <Field label={t('facts.sourceUrl')} type="url" maxLength={400} {...control('sourceUrl')} />
        <Select
          label={t('facts.kind')}
          name="kind"
          inForm
          defaultValue={values['kind'] ?? 'office'}
          options={factKinds.map((kind) => [kind, t(`facts.kinds.${kind}`)])}
        />
        <Select
          label={t('facts.topic')}
          name="topicId"
          inForm
          none={t('facts.anyTopic')}
          defaultValue={values['topicId'] ?? ''}
          options={[...topics]}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{t('facts.exams')}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {exams.map(([id, title]) => (
            <Checkbox key={id} name="entry" value={id} defaultChecked={chosenExams.includes(id)}>
              {title}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {fact && (
        <Checkbox name="isRewording" hint={t('facts.rewordingHint')} defaultChecked={values['isRewording'] === 'on'}>
          {t('facts.rewording')}
        </Checkbox>
      )}
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('facts.save')}
      </Button>
    </Form>
  )
}
