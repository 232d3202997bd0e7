import { Maximize2, Minimize2, SquareArrowOutUpRight } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DraftPreview } from '../../../domain/content/preview.ts'
import { languageKey, languages, type Language } from '../../../domain/language.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { iconButton } from '../button-classes.ts'
import { ToggleGroup } from '../toggle-group.tsx'
import { useSaveState } from '../editor/editor-context.ts'
import { askRefresh, onDrawn } from './preview-messages.ts'
import { useWidth } from './use-width.ts'

/** Widths in CSS pixels: a phone, a tablet, a desktop. */
const widths = { phone: 360, tablet: 768, desktop: 1280 } as const
type Size = keyof typeof widths
type Theme = 'light' | 'dark'

/** The draft on the student's own page, in a frame that follows each save. */
export function PreviewFrame({ address }: { address: string }) {
  const { t } = useTranslation('publishing')
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const follow = () => location.hash === '#preview' && setOpen(true)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  if (!hydrated)
    return (
      <p className="text-sm">
        {t('preview.needsScript')}{' '}
        <a href={address} className="link">
          {t('preview.open')}
        </a>
      </p>
    )
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="link min-h-9 text-sm">
        {t(isOpen ? 'preview.hide' : 'preview.show')}
      </button>
      {isOpen && <OpenFrame address={address} />}
    </>
  )
}

/** The drawn revision, and a refresh of the frame after each save. */
const useDrawnPreview = (frame: RefObject<HTMLIFrameElement | null>) => {
  const [drawn, setDrawn] = useState<DraftPreview | null>(null)
  const revision = useSaveState((state) => state.revision)
  useEffect(() => onDrawn(() => frame.current, setDrawn), [frame])
  useEffect(() => {
    if (drawn && drawn.revision < revision) askRefresh(frame.current)
  }, [drawn, revision, frame])
  return { drawn, isBehind: drawn !== null && drawn.revision < revision }
}

function OpenFrame({ address }: { address: string }) {
  const { t } = useTranslation('publishing')
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  )
  const [size, setSize] = useState<Size>('phone')
  const [isLarge, setLarge] = useState(false)
  const [box, frame] = [useRef<HTMLDivElement>(null), useRef<HTMLIFrameElement>(null)]
  const { drawn, isBehind } = useDrawnPreview(frame)
  const boxWidth = useWidth(box)
  const scale = boxWidth > 0 ? Math.min(1, boxWidth / widths[size]) : 1
  const height = isLarge ? 'calc(100dvh - 8rem)' : '36rem'
  const source = `${address}?${new URLSearchParams({ [languageKey]: language, theme })}`
  return (
    <div
      className={
        isLarge ? 'fixed inset-2 z-50 overflow-hidden rounded-md border border-edge bg-paper p-3 shadow-float' : 'mt-2'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ToggleGroup
          label={t('preview.language')}
          options={languages}
          value={language}
          onChange={setLanguage}
          text={(each) => t(`languages.${each}`)}
        />
        <ToggleGroup
          label={t('preview.theme')}
          options={['light', 'dark'] as const}
          value={theme}
          onChange={setTheme}
          text={(each) => t(`preview.${each}`)}
        />
        <ToggleGroup
          label={t('preview.size')}
          options={['phone', 'tablet', 'desktop'] as const}
          value={size}
          onChange={setSize}
          text={(each) => t(`preview.${each}`)}
        />
        <FrameActs isLarge={isLarge} onToggle={() => setLarge(!isLarge)} source={source} />
      </div>
      <FrameState drawn={drawn} isBehind={isBehind} />
      <div ref={box} className="mt-1 overflow-hidden rounded-md border border-edge" style={{ height }}>
        {/* The frame shows the product's own page and scripts: a sandbox that allows both would isolate nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          src={source}
          title={t('preview.frame')}
          className="mx-auto block origin-top-left border-0 bg-paper"
          style={{ width: widths[size], height: `calc(${height} / ${scale})`, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}

type ActsProps = { isLarge: boolean; onToggle: () => void; source: string }

/** Buttons that enlarge the frame and open its page in a tab. */
function FrameActs({ isLarge, onToggle, source }: ActsProps) {
  const { t } = useTranslation('publishing')
  const Icon = isLarge ? Minimize2 : Maximize2
  const label = t(isLarge ? 'preview.shrink' : 'preview.enlarge')
  return (
    <>
      <button type="button" onClick={onToggle} aria-label={label} title={label} className={`ms-auto ${iconButton}`}>
        <Icon aria-hidden className="size-4" />
      </button>
      <a
        href={source}
        target="_blank"
        rel="noreferrer"
        aria-label={t('preview.open')}
        title={t('preview.open')}
        className={iconButton}
      >
        <SquareArrowOutUpRight aria-hidden className="size-4" />
      </a>
    </>
  )
}

/** Sentence on the text that the frame shows: loading, outdated or current. */
function FrameState({ drawn, isBehind }: { drawn: DraftPreview | null; isBehind: boolean }) {
  const { t } = useTranslation('publishing')
  const { timeOfDay } = useFormat()
  const isTyping = useSaveState(({ phase }) => phase !== 'saved')
  const text = () => {
    if (!drawn) return t('preview.loading')
    if (isBehind || isTyping) return t('preview.stale')
    return drawn.savedAt === null ? t('preview.published') : t('preview.current', { time: timeOfDay(drawn.savedAt) })
  }
  return (
    <p
      role="status"
      data-drawn={drawn?.revision}
      className={`mt-1 text-xs ${isBehind || isTyping ? 'text-warning' : 'text-muted'}`}
    >
      {text()} {drawn !== null && drawn.missing.length > 0 && t('preview.missing', { count: drawn.missing.length })}
    </p>
  )
}
