import type { ReactNode } from 'react'
import type { Proposal } from '../../../domain/challenges/proposal.ts'
import { editingOf } from '../../../domain/questions/kinds/editing.ts'
import { letterOf } from '../../../domain/questions/kinds/entered.ts'
import { acceptedBy, partsOf, type Accepted, type Part } from '../../../domain/questions/kinds/presentation.ts'
import type { Body } from '../../../domain/questions/kinds/registry.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { pickText, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { RichText } from '../../ui/rich-text.tsx'

type Props = { question: Body; proposal: Proposal | undefined; error?: string }

/** Controls for the key that a student thinks is right, by the form of the question. */
export function KeyFields({ question, proposal, error }: Props) {
  const accepted = proposal?.key ? acceptedBy(proposal.key) : null
  return (
    <>
      {partsOf(question).map((part) => (
        <Controls key={part.form} part={part} question={question} accepted={accepted} />
      ))}
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </>
  )
}

type ControlsProps = { part: Part; question: Body; accepted: Accepted | null }

function Controls({ part, question, accepted }: ControlsProps) {
  const { t } = useTranslation('challenges')
  const { several } = editingOf(question.kind)
  switch (part.form) {
    case 'statements':
      return null
    case 'options':
      return (
        <Choices
          legend={t(several ? 'key.options' : 'key.option')}
          name="option"
          isSeveral={several}
          items={part.options}
          chosen={accepted?.form === 'options' ? accepted.optionIds : []}
          nameOf={letterOf}
        />
      )
    case 'lists':
      return (
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{t('key.rows')}</legend>
          {part.rows.map(({ id, content }) => (
            <Choices
              key={id}
              legend={<Text text={content} />}
              name={`rows.${id}`}
              isSeveral={(question as { multiple?: boolean }).multiple === true}
              items={part.columns}
              chosen={accepted?.form === 'rows' ? (accepted.rows[id] ?? []) : []}
              nameOf={(index) => (part.columns[index]?.id ?? '').toUpperCase()}
            />
          ))}
        </fieldset>
      )
    case 'field':
      return (
        <Field
          label={t('key.value')}
          name="value"
          maxLength={100}
          defaultValue={accepted?.form === 'range' ? accepted.min : accepted?.form === 'texts' ? accepted.texts[0] : ''}
        />
      )
  }
}

type ChoicesProps = {
  legend: ReactNode
  name: string
  isSeveral: boolean
  items: { id: string; content: Bilingual }[]
  chosen: string[]
  nameOf: (index: number) => string
}

function Choices({ legend, name, isSeveral, items, chosen, nameOf }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {items.map(({ id, content }, index) => (
        <label key={id} className="flex min-h-11 items-center gap-2">
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            defaultChecked={chosen.includes(id)}
            className="tick size-5 shrink-0"
          />
          <b className="w-5 shrink-0">{nameOf(index)}</b>
          <Text text={content} />
        </label>
      ))}
    </fieldset>
  )
}

function Text({ text }: { text: Bilingual }) {
  const { text: html, lang } = pickText(text, useLanguage().language)
  return <RichText html={html} lang={lang} inline className="min-w-0" />
}
