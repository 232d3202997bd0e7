import { textOfValue, valueOfText } from '../../../../domain/content/field-text.ts'
import { postedText } from '../../../forms/posted.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'

/** Controls of terms: for each name of a control its key in the terms, and how its text is read. */
export type TermControls<Name extends string> = Readonly<
  Record<Name, { key: string; type: 'rupees' | 'number' | 'moment' }>
>

const entriesOf = <Name extends string>(controls: TermControls<Name>) =>
  Object.entries(controls) as [Name, TermControls<Name>[Name]][]

/** Terms of a posted form. A text that cannot be read stays as it is: the contract refuses it. */
export const postedTerms = <Name extends string>(controls: TermControls<Name>, form: FormData) =>
  Object.fromEntries(
    entriesOf(controls).map(([name, { key, type }]) => [key, valueOfText({ type }, postedText(form, name))]),
  )

/** Texts of the controls for terms; blank without any. */
export const textsOfTerms = <Name extends string>(
  controls: TermControls<Name>,
  terms: object | null,
): Record<Name, string> =>
  Object.fromEntries(
    entriesOf(controls).map(([name, { key, type }]) => [
      name,
      terms ? textOfValue({ type }, Reflect.get(terms, key)) : '',
    ]),
  ) as Record<Name, string>

/** Refused controls with the reason of the contract. */
export const faultsOfTerms = <Name extends string>(
  controls: TermControls<Name>,
  answer: OfficeAnswer | undefined,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    entriesOf(controls).flatMap(([name, { key }]) => {
      const fault = answer?.fields[`terms.${key}`]
      return fault === undefined ? [] : [[name, fault]]
    }),
  ) as Partial<Record<Name, string>>
