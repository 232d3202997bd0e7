import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'

type Props = { action: string; address: string; mayRemove: boolean }

/** The picture of the student's challenge. */
export function OwnPicture({ action, address, mayRemove }: Props) {
  const { t } = useTranslation('challenges')
  return (
    <div className="grid justify-items-start gap-2">
      <img src={address} alt={t('pictureKept')} className="max-h-80 max-w-full rounded-md border border-hairline" />
      {mayRemove && (
        <Form method="post" action={action} preventScrollReset>
          <HiddenFields fields={{ intent: 'remove-picture' }} />
          <Button type="submit" look="quiet">
            {t('pictureRemove')}
          </Button>
        </Form>
      )}
    </div>
  )
}
