import { Form, Link, useNavigation } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { UndoPlan } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { importAddress } from './import-address.ts'

/** Preview of an undo of an import, and its form. */
export function UndoImport({ id, plan: { binned, edited, passages, held } }: { id: string; plan: UndoPlan }) {
  const { t } = useTranslation('questionImports')
  const busy = useNavigation().formData?.get('intent') === 'undo'
  return (
    <details className="border-t border-hairline pt-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary">{t('undo.title')}</summary>
      {held.length > 0 ? (
        <div>
          <p>{t('undo.held')}</p>
          <ul className="list-disc ps-6 text-sm">
            {held.map(({ questionId, code, test }) => (
              <li key={questionId}>
                <Link to={officePaths.adminQuestion(questionId)} className="link">
                  {t('undo.heldIn', { code, test })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Form method="post" action={importAddress(id)} className="grid max-w-md gap-3">
          <HiddenFields fields={{ intent: 'undo' }} />
          <p>
            {t('undo.binned', { count: binned })} {edited > 0 && t('undo.edited', { count: edited })}{' '}
            {passages > 0 && t('undo.passages', { count: passages })}
          </p>
          <Field label={t('undo.reason')} name="reason" required maxLength={500} />
          <Button type="submit" look="danger" disabled={busy} className="justify-self-start">
            {t('undo.press')}
          </Button>
        </Form>
      )}
    </details>
  )
}
