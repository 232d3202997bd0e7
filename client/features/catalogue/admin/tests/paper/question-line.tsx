import type { KeyboardEvent } from 'react'
import type { PresetSection } from '../../../../../../domain/catalogue/contract.ts'
import { officePaths } from '../../../../../../domain/office-paths.ts'
import type { PaperQuestion } from '../../../../../../domain/questions/picking.ts'
import { units, formatMarks } from '../../../../../../domain/results/marks.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../../office/button-classes.ts'
import { useEditor, useSaveState, useValue } from '../../../../../office/editor/editor-context.ts'
import { RowActs } from '../../../../../office/editor/group-controls.tsx'
import { useRowMove } from '../../../../../office/editor/row-move.ts'
import { useEntryText } from '../../../../../office/publishing/use-entry-text.ts'
import { BilingualText } from '../../../../../ui/bilingual-text.tsx'
import { weightsOf } from '../../../../../../domain/catalogue/draft-paper.ts'
import { usePaperData } from './paper-context.ts'
import { QuestionFacts } from './question-facts.tsx'

type Props = {
  /** Path of the section's questions. */
  list: string
  index: number
  count: number
  /** Place in the whole paper, from 1. */
  number: number
  section: PresetSection | undefined
}

/** Question of a section with its facts, its marks where there is a choice, and what keeps it from being published. */
export function QuestionLine({ list, index, count, number, section }: Props) {
  const { t } = useTranslation('testEditor')
  const { store, locked } = useEditor()
  const { questions, isFrozen } = usePaperData()
  const isLocked = locked !== null || isFrozen
  const move = useRowMove()
  const path = `${list}.${index}`
  const id = useValue(`${path}.versionId`)
  const question = typeof id === 'string' ? questions.get(id) : undefined
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${list}.`)))
  const step = (event: KeyboardEvent<HTMLLIElement>) => {
    const to = index + (event.key === 'ArrowUp' ? -1 : 1)
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key) || to < 0 || to >= count || isLocked) return
    event.preventDefault()
    move({ path: list, index }, { path: list, index: to })
  }
  return (
    // Keys pressed in any control of the row bubble to it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li data-path={path} onKeyDown={step} className="flex items-start gap-2 py-2 pe-1 ps-3">
      <span className="tabular w-8 shrink-0 pt-1 text-right text-muted">{number}.</span>
      <div className="min-w-0 flex-1">
        {question ? <Known question={question} /> : <p className="text-danger">{t('paper.gone')}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {question && <Weight path={`${path}.weight`} number={number} section={section} kind={question.kind} />}
          {question && question.currentVersionId !== question.versionId && !question.isBinned && (
            <button
              type="button"
              disabled={isLocked}
              aria-label={t('paper.takeOf', { number })}
              onClick={() => store.set(`${path}.versionId`, question.currentVersionId)}
              className={compactButton}
            >
              {t('paper.take')}
            </button>
          )}
        </div>
        <Entries path={path} />
      </div>
      <RowActs path={list} index={index} count={count} isLocked={isLocked || hasConflict} isCopyable={false} />
    </li>
  )
}

function Known({ question }: { question: PaperQuestion }) {
  return (
    <>
      <a
        href={officePaths.adminQuestion(question.questionId)}
        target="_blank"
        rel="noreferrer"
        className="line-clamp-2 text-ink no-underline hover:underline"
      >
        <BilingualText text={question.title} />
      </a>
      <QuestionFacts question={question} />
    </>
  )
}

type WeightProps = { path: string; number: number; section: PresetSection | undefined; kind: PaperQuestion['kind'] }

/** Choice of the marks where the section has several for a kind. */
function Weight({ path, number, section, kind }: WeightProps) {
  const { t } = useTranslation('testEditor')
  const { store, locked } = useEditor()
  const { isFrozen } = usePaperData()
  const value = useValue(path)
  const weights = weightsOf(section, kind)
  if (weights.length === 0) return null
  return (
    <select
      aria-label={t('paper.weight', { number })}
      value={typeof value === 'number' ? value : ''}
      disabled={locked !== null || isFrozen}
      onChange={({ currentTarget }) => store.set(path, Number(currentTarget.value))}
      className="field w-auto! min-h-9! py-1!"
    >
      {weights.map((weight) => (
        <option key={weight} value={weight}>
          {t('paper.weightOf', {
            count: Number(formatMarks(units(section?.marking[`${kind}:${weight}`]?.correct ?? '0'))),
          })}
        </option>
      ))}
    </select>
  )
}

/** Entries of the checklist about the question. */
function Entries({ path }: { path: string }) {
  const textOf = useEntryText()
  const checklist = useSaveState(({ answer }) => answer.checklist)
  const own = checklist.filter((entry) => entry.path === path)
  return own.map((entry) => (
    <p key={entry.code} className={entry.blocks ? 'mt-1 text-sm text-danger' : 'mt-1 text-sm text-warning'}>
      {textOf(entry)}
    </p>
  ))
}
