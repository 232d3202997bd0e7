import { useEffect, useRef } from 'react'
import type { ImportedQuestion } from '../../../../../domain/questions/exchange/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { valuesOf } from './row-values.ts'
import type { SaveFailure } from './save-row.ts'
import type { useCorrection } from './use-correction.ts'
import { useFieldName } from './use-fault-words.ts'

type Props = { correction: ReturnType<typeof useCorrection>; question: ImportedQuestion }

/** Text of an earlier visit that is not saved, and a save that failed. */
export function CorrectionNotices({ correction: { kept, isConflict, failure, save, leave }, question }: Props) {
  const { t } = useTranslation('questionImports')
  const { dateTime } = useFormat()
  const failed = useFailureText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [failure])
  return (
    <div ref={box} className="grid gap-3 sm:col-span-2 empty:hidden">
      {kept && (
        <Notice tone="warning">
          {t(isConflict ? 'row.keptConflict' : 'row.kept', { time: dateTime(kept.at) })}
          {isConflict && <SavedTexts texts={kept.texts} question={question} />}
        </Notice>
      )}
      {failure && (
        <Notice
          tone="danger"
          focusable
          actions={
            leave && (
              <>
                <Button onClick={() => void save()}>{t('row.again')}</Button>
                <Button look="secondary" onClick={leave}>
                  {t('row.leave')}
                </Button>
              </>
            )
          }
        >
          {failed(failure)}
        </Notice>
      )}
    </div>
  )
}

const useFailureText = () => {
  const { t } = useTranslation('questionImports')
  return (failure: SaveFailure): string => {
    if (failure.kind !== 'refused') return t(`row.failures.${failure.kind}`)
    return failure.code === 'content.revision_conflict'
      ? t('row.conflict')
      : t('failed', { reason: t(`errors:${failure.code}`) })
  }
}

/** Texts as another administrator saved them, where this device kept others. */
function SavedTexts({ texts, question }: { texts: Record<string, string>; question: ImportedQuestion }) {
  const { t } = useTranslation('questionImports')
  const name = useFieldName()
  const differing = valuesOf(question).filter(({ path, value }) => path in texts && texts[path] !== value)
  return (
    <dl className="mt-2 grid gap-x-3 sm:grid-cols-[auto_1fr]">
      {differing.map(({ path, value }) => (
        <div key={path} className="contents">
          <dt className="font-semibold">{name(path)}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{value || t('noValue')}</dd>
        </div>
      ))}
    </dl>
  )
}
