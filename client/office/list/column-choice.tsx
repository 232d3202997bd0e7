import { Columns3 } from 'lucide-react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { FoldOut } from '../fold-out.tsx'
import { foldOutButton } from '../button-classes.ts'

type Props = {
  /** Address of the list. */
  action: string
  /** Columns that the list offers. */
  choices: readonly { name: string; label: string | undefined; isShown: boolean }[]
}

/** Choice of the columns of a list, kept for the administrator. */
export function ColumnChoice({ action, choices }: Props) {
  const { t } = useTranslation('officeList')
  return (
    <FoldOut
      summary={
        <>
          <Columns3 aria-hidden className="size-4" />
          {t('columnChoice.label')}
        </>
      }
      className="max-md:hidden"
      summaryClass={foldOutButton}
      panelClass="right-0 z-20 w-96 p-3"
    >
      <Form method="post" action={action} preventScrollReset>
        <HiddenFields fields={{ intent: 'columns' }} />
        <fieldset className="grid grid-cols-2 gap-x-3">
          <legend className="sr-only">{t('columnChoice.label')}</legend>
          {choices.map(({ name, label, isShown }) => (
            <Checkbox key={name} name="column" value={name} defaultChecked={isShown}>
              {label}
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" className="mt-2 min-h-10!">
          {t('columnChoice.keep')}
        </Button>
      </Form>
    </FoldOut>
  )
}
