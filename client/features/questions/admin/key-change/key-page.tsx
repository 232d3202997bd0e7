import type { KeyedVersion, KeyLine } from '../../../../../domain/questions/key-page.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { WrittenText } from '../../../../ui/written-text.tsx'
import { KeyLine as KeyWords, ShownQuestion } from '../shown/shown-question.tsx'
import { QuestionUses } from '../uses/question-uses.tsx'
import { ChangeForm } from './change-form.tsx'
import type { KeyAnswer } from './key-action.ts'
import type { KeyData } from './load-key.ts'
import { WorkPart } from './work-part.tsx'

type Props = { data: KeyData; answer: KeyAnswer | undefined }

/** Keys of a question that students were scored with: what they are, where they count, and their correction. */
export function KeyPage({ data: { versions, work, changes }, answer }: Props) {
  const { t } = useTranslation('keyChange')
  const isBusy = work !== null && (work.mode === 'trial' || work.state === 'waiting' || work.state === 'running')
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-6">
      <p className="max-w-reading text-muted">{t('intro')}</p>
      {work && <WorkPart work={work} changes={changes} answer={answer?.intent === 'try' ? undefined : answer} />}
      {versions.map((version) => (
        <Version
          key={version.questionVersionId}
          version={version}
          isAlone={versions.length === 1}
          isBusy={isBusy}
          answer={answer?.versionId === version.questionVersionId ? answer : undefined}
        />
      ))}
    </div>
  )
}

type VersionProps = { version: KeyedVersion; isAlone: boolean; isBusy: boolean; answer: KeyAnswer | undefined }

function Version({ version, isAlone, isBusy, answer }: VersionProps) {
  const { t } = useTranslation('keyChange')
  const { questionVersionId, version: number, isCurrent, uses, keys } = version
  const id = `version-${questionVersionId}`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="flex items-baseline gap-3 border-b border-hairline pb-1 text-lg">
        {t('version', { version: number })}
        {isCurrent && !isAlone && <span className="text-sm text-muted">{t('current')}</span>}
      </h2>
      <ShownQuestion question={version} />
      <div>
        <h3 className="text-base">{t('tests')}</h3>
        <QuestionUses uses={uses} />
      </div>
      <details>
        <summary className="cursor-pointer text-primary">{t('history')}</summary>
        <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
          {keys.map((key) => (
            <HistoryLine key={key.version} line={key} version={version} />
          ))}
        </ol>
      </details>
      {!isBusy && (
        <details open={isAlone || answer !== undefined}>
          <summary className="cursor-pointer text-lg font-semibold text-primary">
            {t('correct', { version: number })}
          </summary>
          <div className="mt-3">
            <ChangeForm key={keys[0]?.version} version={version} answer={answer} />
          </div>
        </details>
      )}
    </section>
  )
}

const tones = { current: 'success', proposed: 'warning', superseded: 'neutral', dismissed: 'neutral' } as const

function HistoryLine({ line, version: { body } }: { line: KeyLine; version: KeyedVersion }) {
  const { t } = useTranslation('keyChange')
  const { dateTime } = useFormat()
  const { state, reason, createdAt } = line
  return (
    <li className="grid gap-1 py-2">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <span>{dateTime(createdAt)}</span>
      </p>
      <KeyWords question={{ ...line, body }} />
      <p className="text-sm">{reason ? <WrittenText text={reason} /> : t('first')}</p>
    </li>
  )
}
