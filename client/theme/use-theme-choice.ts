import { useTheme } from 'next-themes'
import { useHydrated } from '../ui/use-hydrated.ts'

export const themes = ['light', 'dark', 'system'] as const
type ThemeChoice = (typeof themes)[number]

/** Theme choice stored on this device; null until hydration, because the server cannot know it. */
export const useThemeChoice = () => {
  const { theme, setTheme } = useTheme()
  const hydrated = useHydrated()
  return {
    theme: hydrated ? ((theme ?? 'system') as ThemeChoice) : null,
    setTheme: (choice: ThemeChoice) => setTheme(choice),
  }
}
