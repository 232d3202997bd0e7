import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { fontsource } from '../../scripts/fonts/files.ts'

/**
 * Gives browsers started from now on only the fonts of an Android phone (Roboto, Noto Sans Devanagari). Linux only.
 * Returns the function that restores the fonts.
 */
export const useAndroidFonts = async (): Promise<() => void> => {
  const folder = join(root, '.tmp/device-fonts')
  mkdirSync(folder, { recursive: true })
  for (const [family, subset] of [
    ['roboto', 'latin'],
    ['noto-sans-devanagari', 'devanagari'],
  ] as const)
    writeFileSync(join(folder, `${family}.ttf`), await fontsource(family, subset, 400))
  const config = join(folder, 'fonts.conf')
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  )
  const before = process.env.FONTCONFIG_FILE
  process.env.FONTCONFIG_FILE = config
  return () => {
    if (before === undefined) delete process.env.FONTCONFIG_FILE
    else process.env.FONTCONFIG_FILE = before
  }
}
