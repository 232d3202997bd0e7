import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { Corrigenda } from '../../corrigenda.tsx'
import { useJobEditor } from '../job-editor-context.ts'
import { useAnnouncedChanges } from '../use-announced-changes.ts'
import { ToggledGroup } from './toggled-group.tsx'

/** Announcement of the changes of a published notice, with the difference that students will see. */
export function CorrigendumControl(props: ControlProps) {
  const { t } = useTranslation('jobEditor')
  const { published, nextCorrigendum, now } = useJobEditor()
  const changes = useAnnouncedChanges()
  const note = useValue(props.path)
  const textIn = (language: 'en' | 'hi') => String(valueAt(note, language) ?? '')
  if (!published) return <p className="text-sm text-muted">{t('corrigendum.first')}</p>
  return (
    <ToggledGroup {...props} label={t('corrigendum.announce')} initial={() => ({ en: '', hi: '' })}>
      {note !== null && (
        <div className="mt-3">
          <h3 className="mb-1 text-sm text-muted">{t('corrigendum.preview')}</h3>
          {changes.length === 0 ? (
            <p className="text-sm text-warning">{t('corrigendum.none')}</p>
          ) : (
            <Corrigenda
              corrigenda={[{ number: nextCorrigendum, at: now, note: { en: textIn('en'), hi: textIn('hi') }, changes }]}
            />
          )}
        </div>
      )}
    </ToggledGroup>
  )
}
