import { Form, useNavigation } from 'react-router'
import { type Fact } from '../../../../../domain/current-affairs/facts.ts'
import { factKinds } from '../../../../../domain/current-affairs/kinds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'

const valuesOf = (fact: Fact | null): Record<string, string> =>
  fact
    ? {
        kind: fact.kind,
        'subject.en': fact.subject.en,
        'subject.hi': fact.subject.hi,
        'statement.en': fact.statement.en,
        'statement.hi': fact.statement.hi,
        validFrom: fact.validFrom ?? '',
        validTo: fact.validTo ?? '',
        source: fact.source,
      }
    : {}

/** Form of a new or an existing fact. A refused form keeps the typed text. */
export function FactForm({ fact, answer }: { fact: Fact | null; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('affairEditor')
  const busy = useNavigation().state === 'submitting'
  const own = answer?.intent === 'save-fact' && answer.id === (fact?.id ?? '') ? answer : undefined
  const values = own?.values ?? valuesOf(fact)
  const errorOf = (name: string) => {
    if (!own?.fields[name]) return undefined
    if (name === 'validTo') return t('facts.order')
    return t(values[name] ? 'facts.invalid' : 'facts.required')
  }
  const control = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) as string })
  return (
    <Form method="post" noValidate className="grid gap-3 py-3" key={fact ? fact.revision : 'new'}>
      <input type="hidden" name="intent" value="save-fact" />
      <input type="hidden" name="id" value={fact?.id ?? ''} />
      <input type="hidden" name="revision" value={fact?.revision ?? ''} />
      {own && Object.keys(own.fields).length === 0 && <FailedNotice answer={own} intents={['save-fact']} />}
      <div className="grid gap-3 md:grid-cols-2">
        <Field
          label={`${t('facts.subject')} (${t('quiz.languages.en')})`}
          lang="en"
          maxLength={160}
          {...control('subject.en')}
        />
        <Field
          label={`${t('facts.subject')} (${t('quiz.languages.hi')})`}
          lang="hi"
          maxLength={160}
          {...control('subject.hi')}
        />
        <TextArea
          label={`${t('facts.statement')} (${t('quiz.languages.en')})`}
          lang="en"
          rows={2}
          maxLength={500}
          {...control('statement.en')}
        />
        <TextArea
          label={`${t('facts.statement')} (${t('quiz.languages.hi')})`}
          lang="hi"
          rows={2}
          maxLength={500}
          {...control('statement.hi')}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={t('facts.kind')}
          name="kind"
          inForm
          defaultValue={values['kind'] ?? 'office'}
          options={factKinds.map((kind) => [kind, t(`facts.kinds.${kind}`)])}
        />
        <Field label={t('facts.validFrom')} type="date" {...control('validFrom')} />
        <Field label={t('facts.validTo')} type="date" {...control('validTo')} />
        <Field label={t('facts.source')} maxLength={300} {...control('source')} />
      </div>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('facts.save')}
      </Button>
    </Form>
  )
}
