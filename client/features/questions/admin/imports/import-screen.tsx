import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { verdicts } from '../../../../../domain/questions/imports/codes.ts'
import { languageKey } from '../../../../../domain/language.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { outcome } from '../../../../office/frame/outcome.ts'
import { useWhen } from '../../../../office/list/changed.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { importAddress } from './import-address.ts'
import { ImportActs } from './import-acts.tsx'
import { stateOf } from './import-state.tsx'
import { ImportSteps } from './import-steps.tsx'
import { ImportWork } from './import-work.tsx'
import type { ImportData } from './load-import.ts'
import { RowList } from './row-list.tsx'
import { RowPanel } from './row-panel.tsx'
import { UndoImport } from './undo-import.tsx'
import { UnknownNames } from './unknown-names.tsx'
import { UnsavedRows } from './unsaved-rows.tsx'

type Props = { data: ImportData; preview: ReactNode; answer: OfficeAnswer | undefined }

const reasons = ['running', 'added', 'not_added', 'nothing', 'held'] as const

/** One import from its check to its undo. */
export function ImportScreen({ data, preview, answer }: Props) {
  const { view, row, undo } = data
  const state = stateOf(view)
  const isOpen = ['checking', 'checked', 'failed'].includes(state) && view.added === 0
  return (
    <div className="grid max-w-6xl grid-cols-1 gap-4">
      <Refused answer={answer} />
      <div {...outcome} className="grid grid-cols-1 gap-4">
        <ImportSteps state={state} />
        <Announced view={view} />
        <FileNotices data={data} />
        <ImportWork view={view} />
        <Outcome data={data} />
      </div>
      <UnsavedRows data={data} isOpen={isOpen} />
      {state === 'checked' && <ImportActs view={view} />}
      {state === 'checked' && !row && view.unknown.length > 0 && <UnknownNames view={view} />}
      {view.verdicts.refused > 0 && <RefusedRows view={view} />}
      {row && <RowPanel data={{ ...data, row }} preview={preview} answer={answer} />}
      {view.rows > 0 && <RowList data={data} />}
      {state === 'added' && undo && <UndoImport id={view.id} plan={undo} />}
    </div>
  )
}

/** State of an import, and its rows by verdict once they are checked, for screen readers. */
function Announced({ view }: Pick<ImportData, 'view'>) {
  const { t } = useTranslation('questionImports')
  const state = stateOf(view)
  const counts = verdicts.map((each) => t(`verdicts.${each}`, { count: view.verdicts[each] }))
  return (
    <p role="status" className="sr-only">
      {t(`states.${state}`)} {state === 'checked' && counts.join(', ')}
    </p>
  )
}

function RefusedRows({ view }: Pick<ImportData, 'view'>) {
  const { t } = useTranslation('questionImports')
  const { language } = useLanguage()
  return (
    <p className="text-sm">
      <a
        href={`/api/admin/question-imports/${view.id}/refused?${languageKey}=${language}`}
        download
        className="link inline-flex min-h-10 items-center"
      >
        {t('refusedRows', { count: view.verdicts.refused })}
      </a>
    </p>
  )
}

function Refused({ answer }: { answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('questionImports')
  if (!answer?.code || answer.intent === 'correct') return null
  const reason = reasons.find((each) => each === answer.reason)
  return (
    <Notice tone="danger">
      {t('failed', { reason: reason ? t(`reasons.${reason}`) : t(`errors:${answer.code}`) })}
    </Notice>
  )
}

function FileNotices({ data: { view, now } }: { data: ImportData }) {
  const { t } = useTranslation('questionImports')
  const when = useWhen()
  const { fault, earlier } = view
  return (
    <>
      {fault && (
        <Notice
          tone="danger"
          title={t('refusedTitle')}
          actions={<LinkButton to={officePaths.adminImports()}>{t('start')}</LinkButton>}
        >
          {t(`fileFaults.${fault}`)}
        </Notice>
      )}
      {earlier && (
        <Notice
          tone="warning"
          actions={
            <Link to={importAddress(earlier.id)} className="link inline-flex min-h-10 items-center">
              {t('earlierLink')}
            </Link>
          }
        >
          {t(earlier.added > 0 ? 'earlier.added' : 'earlier.unadded', {
            when: when(earlier.createdAt, now),
            added: earlier.added,
          })}
        </Notice>
      )}
    </>
  )
}

function Outcome({ data: { view } }: { data: ImportData }) {
  const { t } = useTranslation('questionImports')
  const { outcomes } = view
  const state = stateOf(view)
  if (state === 'undone')
    return (
      <Notice tone={outcomes.added > 0 ? 'warning' : 'success'}>
        {t('undo.done', { count: outcomes.undone })} {outcomes.added > 0 && t('undo.kept', { count: outcomes.added })}
      </Notice>
    )
  if (state !== 'added') return null
  return (
    <Notice
      tone={outcomes.left > 0 ? 'warning' : 'success'}
      actions={<LinkButton to={officePaths.adminQuestionBank()}>{t('toBank')}</LinkButton>}
    >
      {t('done', { added: outcomes.added, left: outcomes.left })}
    </Notice>
  )
}
