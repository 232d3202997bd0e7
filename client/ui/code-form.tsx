import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'

type Props = {
  action: string
  label: string
  button: string
  entered: string
  placeholder?: string
  autoCapitalize?: 'characters' | 'none'
}

/** Form for a code that anyone may check, by GET so that it works without script. */
export function CodeForm({ action, label, button, entered, placeholder, autoCapitalize = 'none' }: Props) {
  const id = useId()
  return (
    <Form method="get" action={action} className="card grid gap-3 p-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name="code"
        required
        maxLength={64}
        defaultValue={entered}
        autoComplete="off"
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        placeholder={placeholder}
        className="field tabular"
      />
      <Button type="submit" className="justify-self-start">
        {button}
      </Button>
    </Form>
  )
}
