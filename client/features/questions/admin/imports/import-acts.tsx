import { Form } from 'react-router'
import type { ImportView } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { importAddress } from './import-address.ts'

/** Acts on a checked import: add its valid rows, check again, take the refused rows away, delete it. */
export function ImportActs({ view }: { view: ImportView }) {
  const { t } = useTranslation('questionImports')
  const { id, verdicts, rows, choices } = view
  const valid = verdicts.ready + verdicts.warned
  const action = importAddress(id)
  return (
    <div className="grid gap-3">
      {valid === 0 && <Notice tone="warning">{t(verdicts.known === rows ? 'allKnown' : 'nothing')}</Notice>}
      <div className="flex flex-wrap items-start gap-3">
        {valid > 0 && (
          <ConfirmForm
            action={action}
            fields={{ intent: 'add' }}
            button={t('add', { count: valid })}
            title={t('addTitle')}
            text={t(choices.publishes ? 'addText.yes' : 'addText.no')}
            keep={t('keep')}
            look="primary"
          />
        )}
        <Form method="post" action={action}>
          <HiddenFields fields={{ intent: 'check' }} />
          <Button type="submit" look="secondary">
            {t('checkAgain')}
          </Button>
        </Form>
        <ConfirmForm
          action={action}
          fields={{ intent: 'discard' }}
          button={t('discard')}
          title={t('discardTitle')}
          text={t('discardText')}
          keep={t('keep')}
        />
      </div>
    </div>
  )
}
