import { useLocation } from 'react-router'
import { languageKey, otherLanguage } from '../../domain/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/** First letter of Hindi as a drawing: as text it would load the Devanagari font on every English page. */
const hindiLetter =
  'M9-181Q17-187 29-190Q42-193 54-193Q65-193 76-190Q87-187 95-181Q103-175 107-166Q112-157 112-144Q112-130 106-121Q100-112 92-107Q98-105 105-104Q112-103 119-103Q129-103 137-105Q146-107 150-110L150-166L129-166L129-191L208-191L208-166L183-166L183 0L150 0L150-81Q143-77 129-77Q123-77 118-78Q113-79 107-82L106-81Q116-70 116-54Q116-30 99-17Q83-4 55-4Q39-4 25-9Q11-13 3-20L14-42Q21-37 30-33Q39-30 50-30Q64-30 74-37Q83-44 83-58Q83-72 74-80Q65-88 48-88L28-88L28-114L45-114Q60-113 70-121Q79-128 79-141Q79-154 71-161Q62-167 50-167Q42-167 34-165Q26-163 20-158z'

/**
 * Switches the language and shows the other one in short. Without script it is a link to this page in that
 * language.
 */
export function LanguageToggle() {
  const { t } = useTranslation('shell')
  const { language, toggle } = useLanguage()
  const { pathname, search } = useLocation()
  const other = otherLanguage(language)
  const there = new URLSearchParams(search)
  there.set(languageKey, other)
  const letter =
    other === 'hi' ? (
      <svg viewBox="0 -205 212 220" aria-hidden className="h-5 fill-current">
        <path d={hindiLetter} />
      </svg>
    ) : (
      <span aria-hidden className="text-base leading-none font-semibold">
        EN
      </span>
    )
  return (
    <>
      <Tooltip label={t('switchLanguage')}>
        <Button look="quiet" size="icon" className="text-ink! noscript:hidden" onClick={toggle}>
          {letter}
        </Button>
      </Tooltip>
      <a
        href={`${pathname}?${there}`}
        hrefLang={other}
        aria-label={t('switchLanguage')}
        className="hidden size-11 items-center justify-center text-ink noscript:inline-flex"
      >
        {letter}
      </a>
    </>
  )
}
