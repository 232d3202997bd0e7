import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { useEffect, type ReactNode } from 'react'
import { useNonce } from '../nonce.ts'

/** Theme of <html>: light, dark or the system's, set by an inline script before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <NextThemes attribute="class" defaultTheme="system" nonce={nonce}>
      <BarColour />
      {children}
    </NextThemes>
  )
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
