import { useState } from 'react'
import type { TestRules } from '../../../../domain/catalogue/contract.ts'
import type { Language } from '../../../../domain/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DeclarationTick, LanguageChoice } from '../opening/declaration-fields.tsx'
import { OptionalSections } from '../opening/optional-sections.tsx'

type Props = {
  rules: Pick<TestRules, 'sections' | 'optionalTaken'>
  begun: boolean
  /** `sections` are the optional ones chosen. Rejects if they could not be sent. */
  onReady: (language: Language, sections?: string[]) => Promise<void>
}

/** Language and declaration: before the start they make the student ready, after it they open the test. */
export function Readiness({ rules, begun, onReady }: Props) {
  const { t } = useTranslation('lobby')
  const { t: ta } = useTranslation('attempt')
  const [language, setLanguage] = useState<Language | null>(null)
  const [declared, setDeclared] = useState(false)
  const [taken, setTaken] = useState<string[]>([])
  const [missing, setMissing] = useState<'chooseLanguage' | 'chooseSections' | 'tickDeclaration' | null>(null)
  const [sending, setSending] = useState<'no' | 'busy' | 'failed'>('no')
  const chooses = rules.optionalTaken > 0
  const confirm = () => {
    if (!language) return setMissing('chooseLanguage')
    if (chooses && taken.length !== rules.optionalTaken) return setMissing('chooseSections')
    if (!declared) return setMissing('tickDeclaration')
    setMissing(null)
    setSending('busy')
    onReady(language, chooses ? taken : undefined).then(
      () => setSending('no'),
      () => setSending('failed'),
    )
  }
  return (
    <div className="grid gap-4">
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
        declared={declared}
        invalid={missing === 'tickDeclaration'}
        onChange={(ticked) => {
          setDeclared(ticked)
          setMissing(null)
        }}
      />
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {missing ? ta(`opening.${missing}`) : sending === 'failed' && t('notTold')}
      </p>
      <div>
        <Button onClick={confirm} disabled={sending === 'busy'}>
          {t(begun ? 'enter' : 'ready')}
        </Button>
      </div>
    </div>
  )
}
