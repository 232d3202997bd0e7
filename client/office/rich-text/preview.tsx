import { useEffect, useState, type RefObject } from 'react'
import type { Language } from '../../../domain/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RichText as RenderedText } from '../../ui/rich-text.tsx'
import { RenderingState } from './rendering-state.tsx'
import { useRendering } from './use-rendering.ts'
import { valueSet } from './value-set.ts'

type Props = { area: RefObject<HTMLTextAreaElement | null>; lang: Language; label: string }

/** Rendering of a text, below its field. */
export function Preview({ area, lang, label }: Props) {
  const { t } = useTranslation('richText')
  const text = useText(area)
  const rendering = useRendering(text)
  return (
    <section
      aria-label={t('previewOf', { field: label })}
      className="rounded-b-md border-t border-hairline bg-paper px-3 py-2"
    >
      <RenderingState rendering={rendering} />
      {text.trim() === '' ? (
        <p className="text-sm text-muted">{t('nothingYet')}</p>
      ) : (
        <div className={rendering.isBehind ? 'opacity-60' : undefined}>
          <RenderedText html={rendering.html} lang={lang} />
        </div>
      )}
    </section>
  )
}

/** Value of the field as it is typed, and as scripts set it. */
const useText = (area: RefObject<HTMLTextAreaElement | null>): string => {
  const [text, setText] = useState(() => area.current?.value ?? '')
  useEffect(() => {
    const read = () => setText(area.current?.value ?? '')
    read()
    const { current } = area
    for (const type of ['input', valueSet]) current?.addEventListener(type, read)
    return () => {
      for (const type of ['input', valueSet]) current?.removeEventListener(type, read)
    }
  }, [area])
  return text
}
