import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useExam } from './exam-context.ts'

/** Dialogs of the palette: the return to the first question after the last, and the limit of a capped section. */
export function PaletteDialogs() {
  const { t } = useTranslation('hall')
  const { sheet, act, outline } = useExam()
  const { asksReturn, capped } = sheet
  const stay = () => act({ type: 'stay' })
  return (
    <>
      <Dialog
        open={asksReturn}
        onClose={stay}
        title={t(outline.access ? 'returnToFirst.titleSection' : 'returnToFirst.title')}
        actions={
          <>
            <Button look="secondary" onClick={stay}>
              {t('returnToFirst.no')}
            </Button>
            <Button onClick={() => act({ type: 'return_to_first' })}>{t('returnToFirst.yes')}</Button>
          </>
        }
      >
        <p>{t('returnToFirst.text')}</p>
      </Dialog>
      <Dialog
        open={capped !== null}
        onClose={stay}
        title={t('capped.title')}
        actions={<Button onClick={stay}>{t('capped.close')}</Button>}
      >
        <p role="alert">{capped && t('capped.text', capped)}</p>
      </Dialog>
    </>
  )
}
