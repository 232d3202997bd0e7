import { languageChoices } from '../../../i18n/language-choices.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { themes, useThemeChoice } from '../../../theme/use-theme-choice.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Section } from './section.tsx'

/** Language and theme, each kept on this device; the language follows a student to the next. */
export function Preferences() {
  const { t } = useTranslation('profile')
  const { language, setLanguage } = useLanguage()
  const { theme, setTheme } = useThemeChoice()
  return (
    // Hidden without script, because both controls need it; the header's link still changes the language.
    <div className="noscript:hidden">
      <Section id="settings" title={t('settings.title')}>
        <Segmented label={t('settings.language')} value={language} onChange={setLanguage} options={languageChoices} />
        <Segmented
          label={t('shell:theme.label')}
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
        />
      </Section>
    </div>
  )
}
