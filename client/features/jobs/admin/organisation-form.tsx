import { Form, useNavigation } from 'react-router'
import type { OfficeOrganisation } from '../../../../domain/jobs/office-contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { useBilingual } from '../../../i18n/use-language.ts'
import type { OrganisationAnswer } from './organisation-action.ts'

type Props = {
  /** Null for a new one. */
  organisation: OfficeOrganisation | null
  answer: OrganisationAnswer | undefined
}

/** Form of an organisation: names in both languages and its site. */
export function OrganisationForm({ organisation, answer }: Props) {
  const { t } = useTranslation('jobEditor')
  const busy = useNavigation().state !== 'idle'
  const id = organisation?.id ?? ''
  const own = answer?.of === 'save' && answer.id === id ? answer : undefined
  const errorOf = (field: string, text: string) =>
    own?.fields.includes(field) ? (own.refusal ? t(`errors:${own.refusal.code}`) : text) : undefined
  const problem = (field: string, text: string) => {
    const error = errorOf(field, text)
    return error ? { error } : {}
  }
  const whole = own?.refusal && own.fields.length === 0
  return (
    <Form method="post" noValidate className="grid gap-3 sm:grid-cols-2">
      <input type="hidden" name="id" value={id} />
      {whole && own.refusal && (
        <Notice tone="danger" className="sm:col-span-2">
          {t(`errors:${own.refusal.code}`)}
        </Notice>
      )}
      <Field
        label={t('organisations.name')}
        name="name.en"
        lang="en"
        defaultValue={own?.typed['en'] ?? organisation?.name.en}
        {...problem('name.en', t('organisations.required'))}
      />
      <Field
        label={t('organisations.nameHi')}
        name="name.hi"
        lang="hi"
        defaultValue={own?.typed['hi'] ?? organisation?.name.hi}
        {...problem('name.hi', t('organisations.required'))}
      />
      <div className="sm:col-span-2">
        <Field
          label={t('organisations.url')}
          name="url"
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={own?.typed['url'] ?? organisation?.url ?? ''}
          hint={t('organisations.urlHint')}
          {...problem('url', t('organisations.invalidUrl'))}
        />
      </div>
      <Button type="submit" name="intent" value="organisation-save" disabled={busy} className="justify-self-start">
        {t('organisations.save')}
      </Button>
    </Form>
  )
}

type MergeProps = { organisation: OfficeOrganisation; others: OfficeOrganisation[]; answer: Props['answer'] }

/** Form that moves the notices of an organisation to another. */
export function MergeForm({ organisation, others, answer }: MergeProps) {
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const busy = useNavigation().state !== 'idle'
  const own = answer?.of === 'merge' && answer.id === organisation.id ? answer : undefined
  const error = own && (own.refusal ? t(`errors:${own.refusal.code}`) : t('organisations.required'))
  return (
    <Form method="post" noValidate className="mt-4 grid gap-3 border-t border-hairline pt-4">
      <input type="hidden" name="id" value={organisation.id} />
      <Select
        inForm
        label={t('organisations.mergeInto', { name: pick(organisation.name) })}
        name="into"
        none="–"
        options={others.map(({ id, name }) => [id, pick(name)] as const)}
        {...(error && { error })}
      />
      <p className="text-sm text-muted">{t('organisations.mergeText')}</p>
      <Button
        type="submit"
        look="danger"
        name="intent"
        value="organisation-merge"
        disabled={busy}
        className="justify-self-start"
      >
        {t('organisations.mergeRun')}
      </Button>
    </Form>
  )
}
