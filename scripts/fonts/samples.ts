import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { root } from '../root.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\{\{.*?\}\}/g, '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** All texts of the site in a language; samples for comparing widths of fonts. */
export const siteTexts = async (language: Language): Promise<string> => {
  const files = globSync(`client/i18n/${language}/*.ts`, { cwd: root }).filter((file) => !file.endsWith('/index.ts'))
  const modules = await Promise.all(files.map((file) => import(join(root, file))))
  return modules.flatMap(stringsIn).join(' ')
}
