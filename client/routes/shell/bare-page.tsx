import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { ThemeMenu } from '../../theme/theme-menu.tsx'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import { Logo } from '../../ui/logo.tsx'

/** The frame of the pages that the spec leaves without layout: the way home, language and theme, nothing else. */
export function BarePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-4 py-4">
      <div className="flex items-center">
        <Link to={paths.home()} aria-label={t('homeLink')} className="mr-auto flex min-h-11 items-center">
          <Logo />
        </Link>
        <LanguageToggle />
        <ThemeMenu />
      </div>
      <main id="main" tabIndex={-1} className="my-auto py-6">
        {children}
      </main>
    </div>
  )
}
