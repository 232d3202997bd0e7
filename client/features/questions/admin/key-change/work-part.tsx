import { Form, useNavigation } from 'react-router'
import type { KeyWork } from '../../../../../domain/questions/key-page.ts'
import { formatMarks } from '../../../../../domain/results/marks.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { outcome } from '../../../../office/frame/outcome.ts'
import { useProgress } from '../../../../office/use-progress.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { KeyAnswer } from './key-action.ts'
import type { KeyData } from './load-key.ts'

type Props = {
  work: KeyWork
  changes: KeyData['changes']
  answer: KeyAnswer | undefined
  /** False where a ruling applies the trial. */
  mayApply?: boolean
}

/** The newest trial of a key, or the re-scoring that applies it: its progress, its outcome and what to do with it. */
export function WorkPart({ work, changes, answer, mayApply = true }: Props) {
  const { t } = useTranslation('keyChange')
  const isOpen = work.state === 'waiting' || work.state === 'running'
  useProgress(isOpen)
  return (
    <section {...outcome} aria-labelledby="key-work" className="card grid grid-cols-1 gap-3 p-4">
      <h2 id="key-work" className="text-lg">
        {t(`${work.mode}.title`)}
      </h2>
      {answer && <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>}
      {isOpen && <Progress work={work} />}
      {work.state === 'failed' && (
        <Notice tone="danger">{t(`${work.mode}.failed`, { error: work.error ?? '' })}</Notice>
      )}
      {work.state === 'done' && (work.mode === 'trial' ? <Effect work={work} /> : <Applied work={work} />)}
      {work.mode === 'trial' && !isOpen && <Acts work={work} mayApply={mayApply} />}
      {changes.length > 0 && <Changes mode={work.mode} changes={changes} />}
    </section>
  )
}

function Progress({ work: { mode, done, total } }: { work: KeyWork }) {
  const { t } = useTranslation('keyChange')
  return (
    <p role="status" className="tabular">
      <progress className="progress h-2 w-full max-w-md" value={done} max={total ?? 1} aria-hidden />
      <br />
      {total === null
        ? t('trial.counting')
        : t(`${mode}.running`, { done: groupIndian(done), total: groupIndian(total) })}
    </p>
  )
}

function Effect({ work: { changed, total, ranks, largest } }: { work: KeyWork }) {
  const { t } = useTranslation('keyChange')
  if (total === 0) return <p role="status">{t('trial.none')}</p>
  if (changed === 0) return <p role="status">{t('trial.noChange', { total: groupIndian(total ?? 0) })}</p>
  return (
    <p role="status" className="flex flex-wrap gap-x-4 tabular">
      <strong>
        {t('trial.changes', { count: changed, number: groupIndian(changed), total: groupIndian(total ?? 0) })}
      </strong>
      {ranks !== null && <span>{t('trial.ranks', { count: ranks, number: groupIndian(ranks) })}</span>}
      {largest !== null && <span>{t('trial.largest', { marks: formatMarks(largest) })}</span>}
    </p>
  )
}

function Applied({ work: { changed } }: { work: KeyWork }) {
  const { t } = useTranslation('keyChange')
  return <p role="status">{t('commit.done', { count: changed, number: groupIndian(changed) })}</p>
}

function Acts({ work: { taskId, state }, mayApply }: { work: KeyWork; mayApply: boolean }) {
  const { t } = useTranslation('keyChange')
  const busy = useNavigation().formData?.get('intent') === 'discard'
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'done' && mayApply && (
        <ConfirmForm
          fields={{ intent: 'apply', taskId }}
          button={t('trial.apply')}
          title={t('trial.applyTitle')}
          text={t('trial.applyText')}
          keep={t('trial.keep')}
        />
      )}
      <Form method="post" preventScrollReset>
        <HiddenFields fields={{ intent: 'discard', taskId }} />
        <Button type="submit" look="secondary" disabled={busy}>
          {t('trial.discard')}
        </Button>
      </Form>
    </div>
  )
}

function Changes({ mode, changes }: { mode: KeyWork['mode']; changes: KeyData['changes'] }) {
  const { t } = useTranslation('keyChange')
  return (
    <details>
      <summary className="cursor-pointer text-primary">{t(`${mode}.changed`)}</summary>
      <div className="overflow-x-auto">
        <table className="mt-2 border-collapse text-sm tabular">
          <thead>
            <tr className="border-b border-edge">
              {(['student', 'test', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col" className="py-1 pe-4 text-start">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ attemptId, studentId, test, beforeUnits, afterUnits }) => (
              <tr key={attemptId} className="border-b border-hairline">
                <td className="py-1 pe-4">{studentId ?? t('noStudent')}</td>
                <td className="py-1 pe-4">{test ? <BilingualText text={test} /> : '–'}</td>
                <td className="py-1 pe-4 text-end">{formatMarks(beforeUnits)}</td>
                <td className="py-1 pe-4 text-end">{formatMarks(afterUnits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{t('shown', { count: changes.length })}</p>
    </details>
  )
}
