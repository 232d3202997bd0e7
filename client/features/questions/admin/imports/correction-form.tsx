import { useRef, type SyntheticEvent } from 'react'
import { Form, useNavigate, useRevalidator } from 'react-router'
import { questionKinds } from '../../../../../domain/questions/kinds/names.ts'
import { difficulties, questionRights } from '../../../../../domain/questions/levels.ts'
import type { ImportRowView, RowFault } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { KeyControl } from '../keys/key-control.tsx'
import { listItems, optionItems, type TypedKey } from '../keys/key-props.ts'
import { CorrectionNotices } from './correction-notices.tsx'
import { valuesOf } from './row-values.ts'
import { useCorrection } from './use-correction.ts'
import { useFaultWords, useFieldName } from './use-fault-words.ts'

type Props = {
  importId: string
  userId: string
  row: ImportRowView
  /** Address of the row. */
  action: string
  /** Address of the row after it. */
  next: string | undefined
  /** Texts that a refused form without script posted. */
  posted: Record<string, string> | undefined
}

const choicesOf = { difficulty: difficulties, rights: questionRights } as const

/** Id of the control of a part. */
export const controlId = (path: string): string => `row-${path}`

/** Form that corrects the parts of a row; it posts them by their paths, without script too. */
export function CorrectionForm({ importId, userId, row, action, next, posted }: Props) {
  const { t } = useTranslation('questionImports')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const correction = useCorrection({ userId, importId, row, form })
  const { position, revision, question, faults } = row
  const isSaving = correction.state === 'saving'
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    const isNext = event.nativeEvent.submitter?.getAttribute('name') === 'next'
    void correction.save(() => void (isNext && next ? navigate(next) : revalidate()))
  }
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      onSubmit={submit}
      onInput={correction.keep}
      className="grid gap-3 sm:grid-cols-2"
    >
      <HiddenFields
        fields={{ intent: 'correct', position: String(position), revision: String(revision), id: String(position) }}
      />
      <CorrectionNotices correction={correction} question={question} />
      {valuesOf(question).map(({ path, value, isLong }) => (
        <Part
          key={path}
          path={path}
          value={posted?.[path] ?? value}
          isLong={isLong}
          faults={faults.filter((fault) => fault.path === path)}
        />
      ))}
      <KeyPart question={question} held={correction.key} onChange={correction.changeKey} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" disabled={isSaving}>
          {t('row.save')}
        </Button>
        {next && (
          <Button type="submit" name="next" value={next} look="secondary" disabled={isSaving}>
            {t('row.saveNext')}
          </Button>
        )}
        {correction.state === 'changed' && (
          <Button look="quiet" onClick={correction.discard}>
            {t('row.discard')}
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {correction.state !== 'saved' && t(`row.states.${correction.state}`)}
        </p>
      </div>
    </Form>
  )
}

type PartProps = { path: string; value: string; isLong: boolean; faults: RowFault[] }

function Part({ path, value, isLong, faults }: PartProps) {
  const { t } = useTranslation('questionImports')
  const name = useFieldName()
  const words = useFaultWords()
  const id = controlId(path)
  const said = (fault: RowFault): string => {
    const { text, value: found } = words(fault)
    return found && found !== value ? `${text} “${found}”` : text
  }
  const use = (suggestion: string) => {
    const control = document.getElementById(id)
    if (!(control instanceof HTMLInputElement)) return
    control.value = suggestion
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
  }
  const blocks = faults.some((fault) => fault.blocks)
  const options = path === 'difficulty' || path === 'rights' ? choicesOf[path] : null
  const common = {
    id,
    name: path,
    defaultValue: value,
    className: 'field mt-1',
    'aria-invalid': blocks || undefined,
    'aria-describedby': faults.length > 0 ? `${id}-fault` : undefined,
  }
  const language = path.endsWith('.hi') ? 'hi' : path.endsWith('.en') ? 'en' : undefined
  const hint = { subject: 'names', topic: 'names', exams: 'commas', tags: 'commas' }[path] as
    'names' | 'commas' | undefined
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {name(path)} {hint && <span className="font-normal text-muted">({t(`row.${hint}`)})</span>}
      </label>
      {options ? (
        <select {...common}>
          <option value="">{t('noValue')}</option>
          {options.map((each) => (
            <option key={each} value={each}>
              {path === 'difficulty'
                ? t(`questionBank:difficulties.${each as (typeof difficulties)[number]}`)
                : t(`questionBank:rights.${each as (typeof questionRights)[number]}`)}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...common} lang={language} rows={Math.min(8, 1 + Math.floor(value.length / 40))} />
      ) : (
        <input {...common} lang={language} />
      )}
      {faults.length > 0 && (
        <p id={`${id}-fault`} className={classes('mt-1 text-sm', blocks ? 'text-danger' : 'text-warning')}>
          {faults.map(said).join(' ')}
        </p>
      )}
      {faults.map(({ code, suggestion }) => {
        if (code !== 'unknown_value' || !suggestion || path === 'exams') return null
        return (
          <button key={suggestion} type="button" onClick={() => use(suggestion)} className={compactButton}>
            {t('row.use', { name: suggestion })}
          </button>
        )
      })}
    </div>
  )
}

type KeyPartProps = Pick<ImportRowView, 'question'> & {
  held: { kind: string; value: TypedKey }
  onChange: (held: { kind: string; value: TypedKey }) => void
}

function KeyPart({ question, held, onChange }: KeyPartProps) {
  const { t } = useTranslation('questionImports')
  const { kind, value } = held
  const known = questionKinds.find((each) => each === kind)
  const ids = (list: 'options' | 'rows' | 'columns') => (question[list] ?? []).map(({ id }) => id)
  return (
    <div className="grid gap-2 sm:col-span-2">
      <label className="text-sm font-semibold">
        {t('fields.kind')}
        <select
          name="key.kind"
          value={kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value, value })}
          className="field mt-1 font-normal"
        >
          <option value="">{t('noValue')}</option>
          {questionKinds.map((each) => (
            <option key={each} value={each}>
              {t(`questionBank:kinds.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {known ? (
        <KeyControl
          kind={known}
          name="key"
          items={{
            options: optionItems(ids('options')),
            rows: listItems(ids('rows')),
            columns: listItems(ids('columns')),
            multiple: question.multiple ?? false,
          }}
          value={value}
          onChange={(next) => onChange({ kind, value: next })}
        />
      ) : (
        <p className="text-sm text-muted">{t('row.noKind')}</p>
      )}
    </div>
  )
}
