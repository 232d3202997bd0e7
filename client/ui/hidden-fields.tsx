type Fields = Readonly<Record<string, string>>

/** What a form sends beside what is entered. */
export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Whether what is under way was sent by a form with these fields. */
export const isSent = (formData: FormData | undefined, fields: Fields): boolean =>
  formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value)
