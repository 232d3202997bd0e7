import { Form } from 'react-router'
import { languageFilters } from '../../../domain/content/office-list.ts'
import type { ContentState } from '../../../domain/content.ts'
import { accessKinds } from '../../../domain/purchases/access.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAppliedFilters } from '../../ui/applied-filters.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { FilterChoice, FilterFold } from './filter-fold.tsx'
import { linkTo, searchOf, withFilter } from './list-address.ts'
import type { ListShape } from './list-shape.ts'
import type { ListData } from './load-list.ts'
import { SearchLine } from './search-line.tsx'

/** Filter of a kind's own; its name is a facet. */
export type OwnFilter = { name: string; label: string; options: readonly (readonly [value: string, label: string])[] }

type Props = { shape: ListShape; data: ListData; filters: readonly OwnFilter[]; searchLabel: string }

const states: readonly ContentState[] = ['draft', 'scheduled', 'published', 'unpublished', 'archived', 'trashed']

/** States as links, so that each is one press away. */
export function StateLinks({ shape, data: { address } }: Pick<Props, 'shape' | 'data'>) {
  const { t } = useTranslation('officeList')
  const shown = address.filters.state
  const choices = [undefined, ...states].map((state) => ({
    to: linkTo(shape, withFilter(address, 'state', state)),
    label: state ? t(`states.${state}`) : t('all'),
    isShown: state === shown,
  }))
  return <ChoiceLinks label={t('byState')} choices={choices} />
}

/** Search and filters as a plain GET form, so that they live in the address; a choice is applied at once. */
export function ListFilters({ shape, data, filters, searchLabel }: Props) {
  const { t } = useTranslation('officeList')
  const { pick } = useBilingual()
  const { form, isUsed, isUnsent, onChange, onBlur } = useAppliedFilters()
  const { address, exams } = data
  const { q, state, ...narrowing } = address.filters
  const kept = {
    ...(shape.tab && { tab: shape.tab }),
    ...(state && { state }),
    ...Object.fromEntries(new URLSearchParams(searchOf({ ...address, filters: {} }))),
  }
  const choices: readonly OwnFilter[] = [
    ...filters,
    { name: 'exam', label: t('filters.exam'), options: exams.map(({ id, title }) => [id, pick(title)] as const) },
    {
      name: 'language',
      label: t('filters.language'),
      options: languageFilters.map((value) => [value, t(`languageFilters.${value}`)] as const),
    },
    ...(shape.hasAccess
      ? [
          {
            name: 'access',
            label: t('filters.access'),
            options: accessKinds.map((value) => [value, t(`access.${value}`)] as const),
          },
        ]
      : []),
    {
      name: 'draft',
      label: t('filters.draft'),
      options: [
        ['yes', t('drafts.yes')],
        ['no', t('drafts.no')],
      ],
    },
    { name: 'by', label: t('filters.by'), options: [['me', t('me')]] },
  ]
  const applied = choices.flatMap(({ name, label, options }) => {
    const set = narrowing[name]
    return set ? [{ label, value: options.find(([value]) => value === set)?.[1] ?? set }] : []
  })
  return (
    <Form
      ref={form}
      method="get"
      action={shape.path}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      role="search"
      aria-label={t('filters.label')}
      className="grid gap-2"
    >
      <HiddenFields fields={kept} />
      <SearchLine label={searchLabel} value={q} clear={linkTo(shape, withFilter(address, 'q', undefined))} />
      <FilterFold applied={applied} isOpen={applied.length > 0 || isUsed}>
        {choices.map((choice) => (
          <FilterChoice key={choice.name} {...choice} value={narrowing[choice.name]} />
        ))}
        <div className={isUnsent ? 'flex' : 'hidden noscript:flex'}>
          <Button type="submit" className="min-h-10!">
            {t('common:list.apply')}
          </Button>
        </div>
      </FilterFold>
    </Form>
  )
}
