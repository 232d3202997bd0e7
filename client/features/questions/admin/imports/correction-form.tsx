import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { questionKinds } from '../../../../../domain/questions/kinds/names.ts'
import { difficulties, questionRights } from '../../../../../domain/questions/levels.ts'
import type { ImportRowView, RowFault } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { KeyControl } from '../keys/key-control.tsx'
import { listItems, optionItems, type TypedKey } from '../keys/key-props.ts'
import { valuesOf } from './row-values.ts'
import { useFaultWords, useFieldName } from './use-fault-words.ts'

type Props = { action: string; row: ImportRowView }

const choicesOf = { difficulty: difficulties, rights: questionRights } as const

/** Id of the control of a part. */
export const controlId = (path: string): string => `row-${path}`

/** Form that corrects the parts of a row; it posts them by their paths, without script too. */
export function CorrectionForm({ action, row }: Props) {
  const { t } = useTranslation('questionImports')
  const busy = useNavigation().formData?.get('intent') === 'correct'
  const { position, revision, question, faults } = row
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-3 sm:grid-cols-2">
      <HiddenFields
        fields={{ intent: 'correct', position: String(position), revision: String(revision), id: String(position) }}
      />
      {valuesOf(question).map(({ path, value, isLong }) => (
        <Part
          key={path}
          path={path}
          value={value}
          isLong={isLong}
          faults={faults.filter((fault) => fault.path === path)}
        />
      ))}
      <KeyPart question={question} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('row.save')}
      </Button>
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
    </div>
  )
}

function KeyPart({ question }: Pick<ImportRowView, 'question'>) {
  const { t } = useTranslation('questionImports')
  const [kind, setKind] = useState<string>(question.key?.kind ?? '')
  const [key, setKey] = useState<TypedKey>(question.key ?? {})
  const known = questionKinds.find((each) => each === kind)
  const ids = (list: 'options' | 'rows' | 'columns') => (question[list] ?? []).map(({ id }) => id)
  return (
    <div className="grid gap-2 sm:col-span-2">
      <label className="text-sm font-semibold">
        {t('fields.kind')}
        <select
          name="key.kind"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
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
          value={key}
          onChange={setKey}
        />
      ) : (
        <p className="text-sm text-muted">{t('row.noKind')}</p>
      )}
    </div>
  )
}
