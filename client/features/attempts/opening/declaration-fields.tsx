import { otherLanguage, storedLanguage, type Language } from '../../../../domain/language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Choice = { language: Language | null; onChange: (language: Language | null) => void; invalid: boolean }

/** Choice of the questions' default language, that of the page first. */
export function LanguageChoice({ language, onChange, invalid }: Choice) {
  const { t } = useTranslation('attempt')
  const { language: shown } = useLanguage()
  return (
    <div>
      <label htmlFor="default-language" className="mb-1 block font-semibold">
        {t('opening.defaultLanguage')}
      </label>
      <select
        id="default-language"
        value={language ?? ''}
        onChange={({ target }) => onChange(storedLanguage(target.value))}
        aria-describedby="language-note"
        aria-invalid={invalid && !language}
        className="field max-w-xs"
      >
        <option value="">{t('opening.select')}</option>
        {[shown, otherLanguage(shown)].map((value) => (
          <option key={value} value={value}>
            {t(`opening.languages.${value}`)}
          </option>
        ))}
      </select>
      <p id="language-note" className="mt-2 text-sm text-danger">
        {t('opening.languageNote')}
      </p>
    </div>
  )
}

type Tick = { declared: boolean; onChange: (declared: boolean) => void; invalid: boolean; demo?: boolean }

export function DeclarationTick({ declared, onChange, invalid, demo = false }: Tick) {
  const { t } = useTranslation('attempt')
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('opening.declarationTitle')}</legend>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={declared}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={invalid && !declared}
          className="tick mt-[0.16em] size-5 hi:mt-[0.23em]"
        />
        {t(demo ? 'opening.demoDeclaration' : 'opening.declaration')}
      </label>
    </fieldset>
  )
}
