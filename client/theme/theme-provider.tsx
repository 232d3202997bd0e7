import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { useEffect, type ReactNode } from 'react'
import { useNonce } from '../nonce.ts'

/** Light, dark or as the device: set on <html> by a small script before anything is painted. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <NextThemes attribute="class" defaultTheme="system" nonce={nonce}>
      <BarColour />
      {children}
    </NextThemes>
  )
}

/** The browser's bar, until then as the device has it, follows a chosen theme. */
function BarColour() {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')
    metas.forEach((meta) => (meta.content = resolvedTheme === 'dark' ? '#12151c' : '#fbfaf6'))
  }, [resolvedTheme])
  return null
}
