import type { LegalPage } from '../../../../domain/settings/legal.ts'
import { textsOf } from '../../../../domain/settings/section-forms.ts'
import { unwrap, type Api } from '../../../api.ts'
import { refusalOf } from '../../../forms/refusal.ts'
import { baseIn, done, refused, saveSection, settingsAction, typedIn } from './settings-action.ts'

/** Saves the posted text, unless it is saved already. */
const saveChanged = async (api: Api, page: LegalPage, form: FormData) => {
  const { versions } = await unwrap(api.admin.settings[':section'].$get({ param: { section: page } }))
  const [{ version, value }] = versions
  const texts = textsOf(page, value)
  const isSaved = Object.entries(typedIn(page, form)).every(([control, text]) => texts[control] === text)
  return isSaved && version === baseIn(form) ? { version } : saveSection(api, page, form)
}

/** Saves, restores or publishes a legal page. Publishing saves first, so that a refusal loses nothing. */
export const legalAction = async (api: Api, url: URL, page: LegalPage, form: FormData) => {
  if (form.get('intent') !== 'publish') return settingsAction(api, url, page, form)
  const saved = await saveChanged(api, page, form)
  if ('answer' in saved) return saved.answer
  const call = api.admin.legal[':page'].publish.$post({ param: { page }, json: { base: saved.version } })
  const refusal = await refusalOf(await call)
  if (!refusal) return done(url, 'published')
  return refused({ refusal, wrong: [], typed: {}, note: '', conflicts: null, isUnpublished: true })
}
