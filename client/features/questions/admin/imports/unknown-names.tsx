import { Form, useNavigation } from 'react-router'
import type { ImportView, UnknownName } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { importAddress } from './import-address.ts'

/** Names that the bank does not have, each with a form that replaces it in all rows. */
export function UnknownNames({ view: { id, unknown } }: { view: ImportView }) {
  const { t } = useTranslation('questionImports')
  return (
    <section aria-labelledby="unknown-names" className="card grid gap-2 p-4">
      <h2 id="unknown-names" className="text-base">
        {t('unknown.title')}
      </h2>
      <p className="text-sm text-muted">{t('unknown.hint')}</p>
      <ul className="grid gap-3">
        {unknown.map((each) => (
          <li key={`${each.part} ${each.value}`}>
            <Replacement importId={id} unknown={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Replacement({ importId, unknown }: { importId: string; unknown: UnknownName }) {
  const { t } = useTranslation('questionImports')
  const { part, value, suggestion, rows } = unknown
  const fields = { intent: 'replace', part, value, id: `${part} ${value}` }
  const busy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" action={importAddress(importId)} className="flex flex-wrap items-end gap-2">
      <HiddenFields fields={fields} />
      <label className="grid min-w-0 text-sm">
        <span className="break-words">
          {t('unknown.name', { field: t(`fields.${part}`), value })}{' '}
          <span className="text-muted">{t('list.rows', { count: rows })}</span>
        </span>
        <input name="by" required maxLength={200} defaultValue={suggestion ?? ''} className="field mt-1" />
      </label>
      <Button type="submit" look="secondary" disabled={busy}>
        {t('unknown.replace')}
      </Button>
    </Form>
  )
}
