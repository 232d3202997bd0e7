import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useExam } from './exam-context.ts'
import { useSubmission, type Submission } from './use-submission.ts'

type Props = { onSubmit: (of: Submission['of']) => void }

/** Dialogs of the palette: the ways on after the last question, and the limit of a capped section. */
export function PaletteDialogs({ onSubmit }: Props) {
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
            <ToSummary onSubmit={onSubmit} />
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

/** Leads from the last question to the summary, once the test or section can be submitted. */
function ToSummary({ onSubmit }: Props) {
  const { t } = useTranslation('hall')
  const { act, readOnly } = useExam()
  const { of, allowed } = useSubmission()
  if (readOnly || !allowed) return null
  return (
    <Button
      look="secondary"
      onClick={() => {
        act({ type: 'stay' })
        onSubmit(of)
      }}
    >
      {t(of === 'section' ? 'panel.submitSection' : 'panel.submit')}
    </Button>
  )
}
