import { Copy, RefreshCw } from 'lucide-react'
import { otherLanguage, type Language } from '../../../domain/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useSaveState, useValue } from './editor-context.ts'

/** Button that copies the other language into a blank text, or confirms a stale translation. */
export function TranslationState({ path, language }: { path: string; language: Language }) {
  const { t } = useTranslation('editor')
  const { store, autosave, locked } = useEditor()
  const own = `${path}.${language}`
  const text = useValue(own)
  const other = useValue(`${path}.${otherLanguage(language)}`)
  const isStale = useSaveState(({ answer }) => answer.stale?.includes(own) ?? false)
  if (locked) return null
  if (isStale) {
    return (
      <button type="button" onClick={() => autosave.confirmTranslation(own)} className="text-xs text-warning underline">
        <RefreshCw aria-hidden className="me-1 inline size-3" />
        {t('stale')}
      </button>
    )
  }
  if (text || typeof other !== 'string' || other === '') return null
  return (
    <button type="button" onClick={() => store.set(own, other)} className="text-xs text-primary underline">
      <Copy aria-hidden className="me-1 inline size-3" />
      {t('copyFrom', { language: t(`languages.${otherLanguage(language)}`) })}
    </button>
  )
}
