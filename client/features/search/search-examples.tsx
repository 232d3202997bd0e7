import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { addressOf } from './recent-searches.tsx'

/** Queries with results in every product: exams and subjects. */
const examples = ['SSC CGL', 'samvidhan', 'तर्कशक्ति', 'daily quiz']

/** Links to examples of a search. */
export function SearchExamples() {
  const { t } = useTranslation('search')
  return (
    <>
      <p className="mt-4 text-sm text-muted">{t('try')}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {examples.map((q) => (
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
