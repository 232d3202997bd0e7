import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Language } from '../../../../domain/language.ts'
import type { TestRules } from '../../../../domain/catalogue/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { DeclarationTick, LanguageChoice } from './declaration-fields.tsx'
import { PinnedBar } from './pinned-bar.tsx'
import { OptionalSections } from './optional-sections.tsx'

// Of this module because it is preloaded, and the network may be gone.
export { BeginFailure } from './begin-failure.tsx'

type Props = {
  rules: Pick<TestRules, 'sections' | 'optionalTaken'>
  demo?: boolean
  busy: boolean
  onBack: () => void
  /** `sections` are the optional ones chosen. */
  onBegin: (language: Language, sections?: string[]) => void
  children?: ReactNode
}

/** Second page of instructions: default language and declaration. The clock starts with its button. */
export function Declaration({ rules, demo = false, busy, onBack, onBegin, children }: Props) {
  const { t } = useTranslation('attempt')
  const [language, setLanguage] = useState<Language | null>(null)
  const [declared, setDeclared] = useState(false)
  const [missing, setMissing] = useState<'chooseLanguage' | 'chooseSections' | 'tickDeclaration' | null>(null)
  const [taken, setTaken] = useState<string[]>([])
  const chooses = rules.optionalTaken > 0
  const begin = () => {
    if (!language) return setMissing('chooseLanguage')
    if (chooses && taken.length !== rules.optionalTaken) return setMissing('chooseSections')
    if (!declared) return setMissing('tickDeclaration')
    setMissing(null)
    onBegin(language, chooses ? taken : undefined)
  }
  return (
    <div className="grid max-w-2xl gap-6">
      <LanguageChoice
        language={language}
        invalid={missing === 'chooseLanguage'}
        onChange={(chosen) => {
          setLanguage(chosen)
          setMissing(null)
        }}
      />
      {chooses && (
        <OptionalSections
          rules={rules}
          taken={taken}
          invalid={missing === 'chooseSections'}
          onChange={(sections) => {
            setTaken(sections)
            setMissing(null)
          }}
        />
      )}
      <DeclarationTick
        demo={demo}
        declared={declared}
        invalid={missing === 'tickDeclaration'}
        onChange={(ticked) => {
          setDeclared(ticked)
          setMissing(null)
        }}
      />
      {children}
      <p className="text-sm text-muted">{t('opening.fullScreen')}</p>
      <PinnedBar>
        <p role="alert" className="basis-full font-semibold text-danger empty:hidden">
          {missing && t(`opening.${missing}`)}
        </p>
        <Button look="secondary" onClick={onBack} disabled={busy}>
          {t('opening.back')}
        </Button>
        <Button onClick={begin} disabled={busy} className="max-md:grow">
          {t(busy ? 'opening.beginning' : 'opening.begin')}
        </Button>
      </PinnedBar>
    </div>
  )
}
