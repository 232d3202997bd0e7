import { languages } from '../../../domain/language.ts'
import type { MaterialsQuery } from '../../../domain/materials/contract.ts'
import { materialKinds } from '../../../domain/materials/kinds.ts'
import { offeredTerms, type OfferedTerm, type Term } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemFilters } from '../../ui/item-filters.tsx'

type Props = { filters: MaterialsQuery; exams: Term[]; subjects: OfferedTerm[]; count: number }

/** Material filters with the values of the address. */
export function FilterForm({ filters, exams, subjects, count }: Props) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  return (
    <ItemFilters
      filters={filters}
      exams={exams}
      t={t}
      count={count}
      fields={[
        {
          name: 'subject',
          label: t('filters.subject'),
          value: filters.subject,
          none: t('filters.anySubject'),
          options: offeredTerms(subjects, filters.subject).map(({ id, title }) => [id, pick(title)]),
        },
        {
          name: 'kind',
          label: t('filters.kind'),
          value: filters.kind,
          none: t('filters.anyKind'),
          options: materialKinds.map((kind) => [kind, t(`kinds.${kind}`)]),
        },
        {
          name: 'language',
          label: t('filters.language'),
          value: filters.language,
          none: t('filters.anyLanguage'),
          options: languages.map((language) => [language, t(`languages.${language}`)]),
        },
      ]}
    />
  )
}
