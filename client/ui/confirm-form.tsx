import { useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Dialog } from './dialog.tsx'
import { HiddenFields, isSent } from './hidden-fields.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props = {
  /** Address that the form posts to; the current page by default. */
  action?: string
  /** Hidden fields of the form. */
  fields: Record<string, string>
  /** Label of the button, on the page and in the dialog. */
  button: string
  /** Accessible name, if the label alone is ambiguous. */
  label?: string
  title: string
  text: string
  /** Label of the cancel button. */
  keep: string
  /** Look of the button; that of an act that cannot be undone by default. */
  look?: 'danger' | 'secondary' | 'primary'
}

/** Button for an action that asks first. It confirms in a dialog, or without script in a `<details>`. */
export function ConfirmForm(props: Props) {
  return useHydrated() ? <WithDialog {...props} /> : <WithDetails {...props} />
}

function WithDialog({ action, fields, button, label, title, text, keep, look = 'danger' }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const busy = isSent(useNavigation().formData, fields)
  const confirm = () => {
    setAsking(false)
    void submit(form.current, { preventScrollReset: true })
  }
  return (
    <Form ref={form} method="post" action={action}>
      <HiddenFields fields={fields} />
      <Button look={look} aria-label={label} disabled={busy} onClick={() => setAsking(true)}>
        {busy ? t('waiting') : button}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        actions={
          <>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {keep}
            </Button>
            <Button look={look === 'danger' ? 'danger' : 'primary'} onClick={confirm}>
              {button}
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
    </Form>
  )
}

function WithDetails({ action, fields, button, label, title, text, look = 'danger' }: Props) {
  return (
    <Form method="post" action={action}>
      <HiddenFields fields={fields} />
      <details>
        <summary
          aria-label={label}
          className={classes(
            'inline-flex min-h-11 items-center rounded-md border bg-surface px-4 py-2 font-semibold',
            look === 'danger' ? 'border-danger text-danger' : 'border-edge text-ink',
          )}
        >
          {button}
        </summary>
        <div className="grid gap-3 py-3">
          <p>
            <strong>{title}</strong> {text}
          </p>
          <Button type="submit" look={look} className="justify-self-start">
            {button}
          </Button>
        </div>
      </details>
    </Form>
  )
}
