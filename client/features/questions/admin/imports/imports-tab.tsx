import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { ImportLine } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { When } from '../../../../office/list/changed.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { useProgress } from '../../../../office/use-progress.ts'
import { withCursor } from '../../../../ui/list-address.ts'
import { ImportBadge, stateOf } from './import-state.tsx'
import type { ImportsData } from './load-imports.ts'
import { NewImport } from './new-import.tsx'
import { ExportNotice } from './question-export.tsx'
import type { StartAnswer } from './start-import-action.ts'

const running: readonly string[] = ['checking', 'adding', 'undoing']

/** Imports of questions: a new one, and those before. */
export function ImportsTab({ data, answer }: { data: ImportsData; answer: StartAnswer | undefined }) {
  const { t } = useTranslation('questionImports')
  const { page, isFirst, now } = data
  useProgress(page.items.some((line) => running.includes(stateOf(line))))
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      {data.made && <ExportNotice made={data.made} />}
      <NewImport data={data} answer={answer} />
      <section aria-labelledby="earlier-imports">
        <h2 id="earlier-imports" className="mb-1 text-lg">
          {t('list.label')}
        </h2>
        {page.items.length === 0 ? (
          <p className="text-muted">{t('list.empty')}</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {page.items.map((line) => (
              <ImportRow key={line.id} line={line} now={now} />
            ))}
          </ul>
        )}
        <Paging
          label={t('list.pages')}
          first={isFirst ? null : officePaths.adminImports()}
          next={page.next && `${officePaths.adminQuestionBank()}${withCursor({ tab: 'imports' }, page.next)}`}
        />
      </section>
    </div>
  )
}

function ImportRow({ line, now }: { line: ImportLine; now: number }) {
  const { t } = useTranslation('questionImports')
  const { id, name, format, createdAt, createdBy, rows, added } = line
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <Link
          to={officePaths.adminImport(id)}
          className="link inline-flex min-h-9 items-center font-semibold break-all"
        >
          <span lang={writtenLanguage(name)}>{name}</span>
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <When at={createdAt} now={now} />
          {createdBy?.name && <span>{t('list.by', { name: createdBy.name })}</span>}
          {format && <span>{t(`formats.${format}`)}</span>}
        </p>
      </div>
      <p className="tabular flex flex-wrap gap-x-3 text-sm">
        <span>{t('list.rows', { count: rows })}</span>
        {added > 0 && <span>{t('list.added', { count: added })}</span>}
      </p>
      <ImportBadge line={line} />
    </li>
  )
}
