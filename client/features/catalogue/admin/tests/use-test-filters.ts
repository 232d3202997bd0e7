import { testKinds } from '../../../../../domain/catalogue/test-kinds.ts'
import type { Bilingual } from '../../../../../domain/questions/contract.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OwnFilter } from '../../../../office/list/list-filters.tsx'

/** Filters of the list of tests. */
export const useTestFilters = (series: readonly { id: string; title: Bilingual }[]): OwnFilter[] => {
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  return [
    { name: 'type', label: t('list.type'), options: testKinds.map((kind) => [kind, t(`fields.kind_${kind}`)]) },
    { name: 'series', label: t('list.series'), options: series.map(({ id, title }) => [id, pick(title)]) },
    { name: 'paused', label: t('list.paused'), options: [['paused', t('list.pausedNow')]] },
  ]
}
