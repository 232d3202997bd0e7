import { Search } from 'lucide-react'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { otherLanguage } from '../../../domain/language.ts'
import { paths } from '../../../domain/paths.ts'
import { addOffice } from '../../i18n/load-strings.ts'
import { I18nContext, useTranslation } from '../../i18n/use-translation.ts'
import { Logo } from '../../ui/logo.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { KeyList } from './keys/key-list.tsx'
import { Keys } from './keys/keys.tsx'
import { OfficeBar } from './office-bar.tsx'
import './office-frame.css'
import { PaletteHost } from './palette/palette-host.tsx'
import { openPalette } from './palette/palette-store.ts'
import { keepRail } from './rail-choice.ts'
import { Rail } from './rail.tsx'

type Props = {
  uid: string
  /** True when the administrator keeps the rail narrow. */
  isRailNarrow: boolean
  /** Switches of language and theme, and the account. */
  tools: ReactNode
  children: ReactNode
}

/** Texts of the office in both languages, for an administrator who comes from another page or switches the language. */
const useOfficeStrings = (): boolean => {
  const i18n = useContext(I18nContext)
  useTranslation('officeFrame')
  const { language } = i18n
  useEffect(() => {
    void addOffice(i18n, language).then(() => addOffice(i18n, otherLanguage(language)))
  }, [i18n, language])
  return i18n.has('officeFrame')
}

/** Frame of the office: header, rail or bar, palette and shortcuts. */
export function OfficeFrame({ uid, isRailNarrow, tools, children }: Props) {
  const { t } = useTranslation('officeFrame')
  const [isNarrow, setNarrow] = useState(isRailNarrow)
  const isReady = useOfficeStrings()
  const toggle = () => {
    keepRail(uid, !isNarrow)
    setNarrow(!isNarrow)
  }
  return (
    <div className="office flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-2"
      >
        {t('common:skipToContent')}
      </a>
      {!isReady && <PageSkeleton />}
      {/* Hidden instead of unmounted, so that a switch of the language keeps what is typed. */}
      <div className="flex grow flex-col" hidden={!isReady}>
        <OfficeHeader tools={tools} />
        <div className="flex grow">
          <Rail isNarrow={isNarrow} onToggle={toggle} />
          <main id="main" tabIndex={-1} className="min-w-0 grow pb-20 md:pb-8">
            {children}
          </main>
        </div>
        <OfficeBar />
      </div>
      <PaletteHost />
      <KeyList />
    </div>
  )
}

function OfficeHeader({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('officeFrame')
  return (
    <header className="z-40 flex min-h-12 items-center gap-3 border-b border-hairline bg-paper px-4 md:sticky md:top-0 md:h-12">
      <Link to={paths.home()} aria-label={t('shell:homeLink')} title={t('site')} className="flex min-h-11 items-center">
        <Logo short />
      </Link>
      <button
        type="button"
        onClick={openPalette}
        className="mx-auto hidden min-h-9 w-full max-w-md items-center gap-2 rounded-md border border-edge bg-surface px-3 text-muted hover:bg-sunken md:flex noscript:hidden"
      >
        <Search aria-hidden className="size-4" />
        <span className="grow text-start">{t('palette.placeholder')}</span>
        <Keys press="Ctrl+K" />
      </button>
      <div className="flex items-center max-md:ml-auto">{tools}</div>
    </header>
  )
}
