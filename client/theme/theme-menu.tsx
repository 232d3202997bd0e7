import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Menu } from '../ui/menu.tsx'
import { themes, useThemeChoice } from './use-theme-choice.ts'

const icons = {
  light: <Sun aria-hidden className="size-5" />,
  dark: <Moon aria-hidden className="size-5" />,
  system: <Monitor aria-hidden className="size-5" />,
}

/** The icon follows the theme by CSS alone, because the server does not know the theme. */
export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const { theme, setTheme } = useThemeChoice()
  return (
    <Menu
      label={t('theme.label')}
      className="noscript:hidden"
      trigger={
        <>
          <Sun aria-hidden className="size-5 dark:hidden" />
          <Moon aria-hidden className="hidden size-5 dark:block" />
        </>
      }
      items={themes.map((choice) => ({
        key: choice,
        label: t(`theme.${choice}`),
        icon: icons[choice],
        checked: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    />
  )
}
