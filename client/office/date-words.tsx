import { valueOfText } from '../../domain/content/field-text.ts'
import { useFormat } from '../i18n/use-format.ts'

type Props = {
  id?: string
  /** `YYYY-MM-DD`, or with a time of India as `YYYY-MM-DDTHH:MM`. */
  text: string
}

/** A chosen date in words of the office's language: the browser's own control shows it in the browser's. */
export function DateWords({ id, text }: Props) {
  const { date, dateTime } = useFormat()
  const at = valueOfText({ type: 'moment' }, text)
  if (typeof at !== 'number') return null
  return (
    <p id={id} className="mt-1 text-xs text-muted tabular">
      {text.includes('T') ? dateTime(at) : date(at)}
    </p>
  )
}
