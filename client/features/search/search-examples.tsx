import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { addressOf } from './recent-searches.tsx'

/** Queries with results in every product: exams and subjects. */
const examples = {
  en: ['SSC CGL', 'samvidhan', 'तर्कशक्ति', 'daily quiz'],
  hi: ['एसएससी सीजीएल', 'संविधान', 'तर्कशक्ति', 'आज का क्विज़'],
}

/** Links to examples of a search. */
export function SearchExamples() {
  const { t, i18n } = useTranslation('search')
  return (
    <>
      <p className="mt-4 text-sm text-muted">{t('try')}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {examples[i18n.language].map((q) => (
          <li key={q}>
            <LinkButton to={addressOf(q)} look="secondary">
              {q}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  )
}
