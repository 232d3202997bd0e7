import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { ThemeMenu } from '../../theme/theme-menu.tsx'
import { classes } from '../../ui/classes.ts'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import { Logo } from '../../ui/logo.tsx'
import { NavigationSkeleton } from './navigation-skeleton.tsx'

type Props = {
  children: ReactNode
  /** Wide column for reading; narrow for forms by default. */
  wide?: boolean
}

/** Frame of pages without the layout: home link, language and theme. */
export function BarePage({ children, wide = false }: Props) {
  const { t } = useTranslation('shell')
  return (
    <div
      className={classes(
        'mx-auto flex min-h-dvh w-full flex-col px-4 py-4',
        wide ? 'max-w-3xl lg:max-w-6xl' : 'max-w-xl',
      )}
    >
      <header className="flex items-center">
        <Link to={paths.home()} aria-label={t('homeLink')} className="mr-auto flex min-h-11 items-center">
          <Logo />
        </Link>
        <LanguageToggle />
        <ThemeMenu />
      </header>
      <main id="main" tabIndex={-1} className="my-auto py-6">
        <NavigationSkeleton>{children}</NavigationSkeleton>
      </main>
    </div>
  )
}
