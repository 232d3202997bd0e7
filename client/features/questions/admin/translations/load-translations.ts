import { translationNeeds } from '../../../../../domain/questions/translations.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { oneOf, onlySet } from '../../../../ui/list-address.ts'

/** Questions and passages to translate, narrowed as the address says. */
export const loadTranslations = async (api: Api, search: URLSearchParams) => {
  const need = oneOf(translationNeeds, search.get('need'))
  const found = await unwrap(api.admin.questions.translations.$get({ query: onlySet({ need }) }))
  return { ...found, need, now: Date.now() }
}

export type TranslationsData = Awaited<ReturnType<typeof loadTranslations>>
