import type { Language } from '../../domain/language.ts'

export type Tree = { readonly [key: string]: string | Tree }
export type Values = Readonly<Record<string, string | number>>

/** A key may contain dots (`accounts.bad_credentials`), so the whole key is tried before its parts. */
const find = (tree: Tree | undefined, key: string): string | undefined => {
  const whole = tree?.[key]
  if (typeof whole === 'string') return whole
  const dot = key.indexOf('.')
  const branch = dot < 0 ? undefined : tree?.[key.slice(0, dot)]
  return typeof branch === 'object' ? find(branch, key.slice(dot + 1)) : undefined
}

const plurals = { en: new Intl.PluralRules('en'), hi: new Intl.PluralRules('hi') }

/** With a `count`, the plural form of the language first: `questions_one`, `questions_other`. */
const candidates = (key: string, language: Language, values: Values | undefined): string[] =>
  values?.count === undefined
    ? [key]
    : [`${key}_${plurals[language].select(Number(values.count))}`, `${key}_other`, key]

/** Text of a key with its `{{values}}` filled in. A missing key is shown as the key itself. */
export const translate = (tree: Tree | undefined, key: string, language: Language, values?: Values): string => {
  for (const candidate of candidates(key, language, values)) {
    const text = find(tree, candidate)
    if (text !== undefined) return text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values?.[name] ?? whole))
  }
  return key
}
