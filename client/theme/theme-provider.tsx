import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useNonce } from '../nonce.ts'

/** Theme of <html>: light, dark or the system's, set by an inline script before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const forced = useForcedTheme()
  return (
    <NextThemes attribute="class" defaultTheme="system" nonce={nonce} {...(forced && { forcedTheme: forced })}>
      <BarColour />
      {children}
    </NextThemes>
  )
}

/** Theme of a preview by its address; the device keeps its own choice. */
const useForcedTheme = (): string | null => {
  const { pathname, search } = useLocation()
  if (!pathname.startsWith(paths.admin()) || !pathname.endsWith('/preview')) return null
  const theme = new URLSearchParams(search).get('theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** Keeps the browser's bar in the chosen theme; until then it has the system's. */
function BarColour() {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')
    metas.forEach((meta) => (meta.content = resolvedTheme === 'dark' ? '#12151c' : '#fbfaf6'))
  }, [resolvedTheme])
  return null
}
