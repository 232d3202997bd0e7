import { Columns3 } from 'lucide-react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { FoldOut } from '../fold-out.tsx'
import { foldOutButton } from '../button-classes.ts'
import { linkTo, searchOf, type ListAddress } from './list-address.ts'
import { offeredColumns, type OwnColumns } from './list-columns.ts'
import { commonColumns, type CommonColumn, type ListShape } from './list-shape.ts'

type Props = { shape: ListShape; address: ListAddress; own: OwnColumns; shown: readonly string[] }

/** Choice of the columns of a list, kept for the administrator. */
export function ColumnChoice({ shape, address, own, shown }: Props) {
  const { t } = useTranslation('officeList')
  const labelOf = (name: string) =>
    (commonColumns as readonly string[]).includes(name) ? t(`columns.${name as CommonColumn}`) : own[name]?.label
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
      <Form method="post" action={linkTo(shape, searchOf(address), address.cursor)} preventScrollReset>
        <HiddenFields fields={{ intent: 'columns' }} />
        <fieldset className="grid grid-cols-2 gap-x-3">
          <legend className="sr-only">{t('columnChoice.label')}</legend>
          {offeredColumns(shape, own).map((name) => (
            <Checkbox key={name} name="column" value={name} defaultChecked={shown.includes(name)}>
              {labelOf(name)}
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
