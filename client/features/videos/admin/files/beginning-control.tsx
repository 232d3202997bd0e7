import { Scissors } from 'lucide-react'
import { useState } from 'react'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { exactTimecode, parseExactTimecode } from '../../../../../domain/videos/exact-timecode.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useEditor, useSaveState, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../../office/editor/field-control.tsx'
import { uploadPlace, uploads } from '../../../../office/files/uploads.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

/** Beginning of a sold film: a file of its own, or cut from the film here. A free film needs none. */
export function BeginningControl({ path, field }: ControlProps) {
  const hydrated = useHydrated()
  const { locked } = useEditor()
  const checksum = valueAt(useValue('source.standard'), 'checksum')
  const access = useValue('access')
  const held = useValue(path)
  if (hydrated && (access === 'free' || access === null) && !held) return null
  return (
    <div className="grid gap-2">
      <UsualControl path={path} field={field} />
      {hydrated && locked === null && typeof checksum === 'string' && (
        <Cut key={checksum} path={path} version={checksum.slice(0, 16)} />
      )}
    </div>
  )
}

const longestMs = 600_000

type CutState = { phase: 'idle' | 'invalid' | 'failed' } | { phase: 'cutting'; share: number }

const useCut = (path: string, version: string) => {
  const { store, itemId } = useEditor()
  const [state, setState] = useState<CutState>({ phase: 'idle' })
  const cut = async (ms: number) => {
    setState({ phase: 'cutting', share: 0 })
    try {
      const { makeClip } = await import('./make-clip.ts')
      const type = valueAt(store.get('source.standard'), 'type')
      const file = await makeClip({
        address: officePaths.adminVideoFile(itemId, 'standard', version),
        type: typeof type === 'string' ? type : '',
        seconds: ms / 1000,
        name: `${itemId}-beginning`,
        onProgress: (share) => setState({ phase: 'cutting', share }),
      })
      uploads.start(uploadPlace(itemId, `${path}.file`), { kind: 'video', file, alt: null, fileId: null })
      setState({ phase: 'idle' })
    } catch {
      setState({ phase: 'failed' })
    }
  }
  return { state, setState, cut }
}

function Cut({ path, version }: { path: string; version: string }) {
  const { t } = useTranslation('videoEditor')
  const { store } = useEditor()
  const isSaved = useSaveState(({ phase }) => phase === 'saved')
  const [length, setLength] = useState('1:00')
  const { state, setState, cut } = useCut(path, version)
  const start = () => {
    const ms = parseExactTimecode(length)
    const filmMs = store.get('durationMs')
    const limitMs = Math.min(longestMs, typeof filmMs === 'number' ? filmMs - 1 : longestMs)
    if (ms === null || ms < 1_000 || ms > limitMs) return setState({ phase: 'invalid' })
    return void cut(ms)
  }
  return (
    <div className="flex flex-wrap items-end gap-2 text-sm">
      <label className="grid gap-1 font-semibold">
        {t('film.cutLength')}
        <input
          value={length}
          inputMode="text"
          autoComplete="off"
          className="field tabular w-24 font-normal"
          onChange={({ currentTarget }) => setLength(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        disabled={!isSaved || state.phase === 'cutting'}
        onClick={start}
        className={`${compactButton} sm:min-h-11`}
      >
        <Scissors aria-hidden className="size-4" /> {t('film.cut')}
      </button>
      <p role="status" className="basis-full empty:hidden">
        {state.phase === 'cutting' && t('film.cutting', { percent: Math.round(state.share * 100) })}
        {state.phase === 'invalid' && (
          <span className="text-danger">{t('film.cutInvalid', { limit: exactTimecode(longestMs) })}</span>
        )}
        {state.phase === 'failed' && <span className="text-danger">{t('film.cutFailed')}</span>}
      </p>
    </div>
  )
}
