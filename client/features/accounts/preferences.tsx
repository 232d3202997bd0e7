import { useTranslation } from '../../i18n/use-translation.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { themes, useThemeChoice } from '../../theme/use-theme-choice.ts'
import { Segmented } from '../../ui/segmented.tsx'

/** Language and theme, each kept on this device; the language follows a student to the next. */
export function Preferences() {
  const { t } = useTranslation('accounts')
  const { language, setLanguage } = useLanguage()
  const { theme, setTheme } = useThemeChoice()
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-lg">{t('profile.settings')}</h2>
      <Segmented
        label={t('profile.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'hi', label: 'हिन्दी', lang: 'hi' },
        ]}
      />
      <Segmented
        label={t('shell:theme.label')}
        value={theme}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
      />
    </section>
  )
}
