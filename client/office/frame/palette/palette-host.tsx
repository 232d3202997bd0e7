import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useLazyView } from '../../../ui/use-lazy-view.ts'
import { useKeys } from '../keys/use-keys.ts'
import { PaletteContext } from './palette-context.ts'
import { openPalette, setPaletteOpener } from './palette-store.ts'

const loadPalette = () => import('./palette.tsx')

/** The palette, loaded when it is first opened. */
export function PaletteHost() {
  const { t } = useTranslation('officeFrame')
  const [open, setOpen] = useState(false)
  const [Palette, ask] = useLazyView(loadPalette)
  useEffect(() => {
    setPaletteOpener(() => {
      ask()
      setOpen(true)
    })
    return () => setPaletteOpener(null)
  }, [ask])
  useKeys([
    { keys: 'Ctrl+K', label: t('palette.title'), run: openPalette },
    { keys: '/', label: t('palette.title'), run: openPalette, isDefault: true },
  ])
  return <PaletteContext value={{ open, close: () => setOpen(false) }}>{Palette && <Palette />}</PaletteContext>
}
