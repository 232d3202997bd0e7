import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { FilmBox } from '../film-box.tsx'
import { CaptionFiles } from './caption-files.tsx'
import { createRowFaults, RowFaultsContext } from './row-faults.ts'
import { TimedList } from './timed-list.tsx'
import { useTrackKeys } from './use-track-keys.ts'

/** Captions and chapters beside the film, which stays in view. */
export function TrackRows({ path, field }: ControlProps) {
  const { t } = useTranslation('videoEditor')
  const { form, store } = useEditor()
  const [faults] = useState(() => createRowFaults(store))
  const hydrated = useHydrated()
  useTrackKeys()
  const chapters = form.fields['chapters']
  if (field.type !== 'list' || chapters?.type !== 'list') return null
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="sticky top-28 z-10 max-w-72 max-sm:top-22 max-sm:ms-auto max-sm:w-44 xl:order-2 xl:max-w-none">
        {hydrated && <FilmBox />}
      </div>
      <RowFaultsContext value={faults}>
        <div className="grid min-w-0 gap-6">
          <TimedList path={path} field={field} empty={t('rows.noCaptions')}>
            {hydrated && <CaptionFiles />}
          </TimedList>
          <TimedList path="chapters" field={chapters} empty={t('rows.noChapters')} />
        </div>
      </RowFaultsContext>
    </div>
  )
}

/** The chapters are drawn beside the captions. */
export function NoControl() {
  return null
}
