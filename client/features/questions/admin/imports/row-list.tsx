import { Eye } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { ImportRowLine } from '../../../../../domain/questions/imports/contract.ts'
import { readableExcerpt } from '../../../../../domain/questions/readable-excerpt.ts'
import { verdicts } from '../../../../../domain/questions/imports/codes.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { pickText, useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { iconButton } from '../../../../office/button-classes.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { FaultList } from './fault-list.tsx'
import { importAddress, rowPreviewAddress } from './import-address.ts'
import type { ImportData } from './load-import.ts'
import { RowBadge } from './row-badge.tsx'

/** Findings of a row that the list shows. */
const shownFaults = 3

type Props = { data: ImportData }

/** Rows of an import with their verdicts, by verdict and by finding. */
export function RowList({ data: { view, rows, filters } }: Props) {
  const { t } = useTranslation('questionImports')
  const { id } = view
  const { verdict, fault, cursor } = filters
  const { cursor: _, ...chosen } = filters
  return (
    <section aria-label={t('verdicts.label')} className="grid min-w-0 gap-2">
      <ChoiceLinks
        label={t('verdicts.label')}
        choices={[
          { to: importAddress(id), label: t('verdicts.all', { count: view.rows }), isShown: !verdict && !fault },
          ...verdicts.map((each) => ({
            to: importAddress(id, { verdict: each }),
            label: t(`verdicts.${each}`, { count: view.verdicts[each] }),
            isShown: verdict === each,
          })),
        ]}
      />
      {view.faults.length > 0 && <FaultFilter view={view} filters={filters} />}
      {rows.items.length === 0 ? (
        <p className="text-muted">{t('noRows')}</p>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {rows.items.map((row) => (
            <Row key={row.position} id={id} row={row} filters={filters} />
          ))}
        </ul>
      )}
      <Paging
        label={t('rowPages')}
        first={cursor === undefined ? null : importAddress(id, chosen)}
        next={rows.next && importAddress(id, { ...filters, cursor: rows.next })}
      />
    </section>
  )
}

function FaultFilter({ view, filters }: Pick<ImportData, 'view' | 'filters'>) {
  const { t } = useTranslation('questionImports')
  return (
    <Form method="get" action={officePaths.adminImport(view.id)} className="flex flex-wrap items-end gap-2">
      {filters.verdict && <HiddenFields fields={{ verdict: filters.verdict }} />}
      <label className="grid min-w-0 text-sm text-muted">
        {t('byFault')}
        <select
          name="fault"
          key={filters.fault}
          defaultValue={filters.fault ?? ''}
          className="field min-h-10! max-w-full py-1! text-ink"
        >
          <option value="">{t('anyFault')}</option>
          {view.faults.map(({ code, rows }) => (
            <option key={code} value={code}>
              {t('faultCount', { fault: t(`faults.${code}`, { row: '…' }), count: rows })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary" className="min-h-10!">
        {t('show')}
      </Button>
    </Form>
  )
}

function Row({ id, row, filters }: { id: string; row: ImportRowLine; filters: ImportData['filters'] }) {
  const { t } = useTranslation('questionImports')
  const { position, stem, faults } = row
  const { language } = useLanguage()
  const { text, lang } = pickText(stem, stem.en ? language : 'hi')
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-2 md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_6rem]">
      <span id={`number-${position}`} className="tabular inline-flex min-h-9 items-center text-sm text-muted">
        {t('rowNumber', { row: row.row })}
      </span>
      <Link
        to={importAddress(id, { ...filters, row: position })}
        id={`link-${position}`}
        aria-labelledby={`number-${position} link-${position}`}
        className="link line-clamp-2 min-h-9 content-center break-words"
      >
        {text ? <span lang={lang}>{readableExcerpt(text)}</span> : t('noStem')}
      </Link>
      <FaultList faults={faults.slice(0, shownFaults)} />
      <span className="flex flex-wrap items-center justify-between gap-2 md:justify-end">
        <RowBadge row={row} />
        <Link
          to={rowPreviewAddress(id, position, filters)}
          aria-label={t('row.previewOf', { row: row.row })}
          title={t('row.previewOf', { row: row.row })}
          className={iconButton}
        >
          <Eye aria-hidden className="size-5" />
        </Link>
      </span>
    </li>
  )
}
