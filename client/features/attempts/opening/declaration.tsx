import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { languages, storedLanguage, type Language } from '../../../../domain/language.ts'
import { Button } from '../../../ui/button.tsx'

type Props = {
  demo?: boolean
  busy: boolean
  onBack: () => void
  onBegin: (language: Language) => void
  children?: ReactNode
}

/** Page 2: the default language and the declaration. The clock starts with its button and not before. */
export function Declaration({ demo = false, busy, onBack, onBegin, children }: Props) {
  const { t } = useTranslation('attempt')
  const [language, setLanguage] = useState<Language | null>(null)
  const [declared, setDeclared] = useState(false)
  const [missing, setMissing] = useState<'chooseLanguage' | 'tickDeclaration' | null>(null)
  const begin = () => {
    if (!language) return setMissing('chooseLanguage')
    if (!declared) return setMissing('tickDeclaration')
    setMissing(null)
    onBegin(language)
  }
  return (
    <div className="grid max-w-2xl gap-6">
      <div>
        <label htmlFor="default-language" className="mb-1 block font-semibold">
          {t('opening.defaultLanguage')}
        </label>
        <select
          id="default-language"
          value={language ?? ''}
          onChange={({ target }) => {
            setLanguage(storedLanguage(target.value))
            setMissing(null)
          }}
          aria-describedby="language-note"
          aria-invalid={missing === 'chooseLanguage' && !language}
          className="field max-w-xs"
        >
          <option value="">{t('opening.select')}</option>
          {languages.map((value) => (
            <option key={value} value={value}>
              {t(`opening.languages.${value}`)}
            </option>
          ))}
        </select>
        <p id="language-note" className="mt-2 text-sm text-danger">
          {t('opening.languageNote')}
        </p>
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('opening.declarationTitle')}</legend>
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            checked={declared}
            onChange={({ target }) => {
              setDeclared(target.checked)
              setMissing(null)
            }}
            aria-invalid={missing === 'tickDeclaration' && !declared}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          {t(demo ? 'opening.demoDeclaration' : 'opening.declaration')}
        </label>
      </fieldset>
      {children}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {missing && t(`opening.${missing}`)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onBack} disabled={busy}>
          {t('opening.back')}
        </Button>
        <Button onClick={begin} disabled={busy}>
          {t(busy ? 'opening.beginning' : 'opening.begin')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('opening.fullScreen')}</p>
    </div>
  )
}
