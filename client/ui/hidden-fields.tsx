type Fields = Readonly<Record<string, string>>

/** Hidden fields of a form. */
export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** True when the submission in progress came from a form with these fields. */
export const isSent = (formData: FormData | undefined, fields: Fields): boolean =>
  formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value)
