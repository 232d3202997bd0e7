import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { compactButton } from '../button-classes.ts'
import { useSaveState } from '../editor/editor-context.ts'
import type { PublishingIntent } from './answer.ts'
import { useAct } from './use-act.ts'

type Props = {
  intent: PublishingIntent
  label: string
  /** Accessible name, where the label alone is ambiguous. */
  name?: string
  fields?: Record<string, string>
  /** Question of an act that asks first. */
  question?: { title: string; text: string }
  /** True for an act that asks for its reason. */
  asksReason?: boolean
  tone?: 'danger' | 'secondary'
}

/** Act on an item as a form. It asks in a dialog, or in a `<details>` where no script runs. */
export function ActForm(props: Props) {
  const hydrated = useHydrated()
  if (!props.question) return <Plain {...props} />
  return hydrated ? <Asking {...props} question={props.question} /> : <Unfolding {...props} />
}

function Fields({ intent, fields = {} }: Pick<Props, 'intent' | 'fields'>) {
  const revision = useSaveState((state) => state.revision)
  return <HiddenFields fields={{ ...fields, intent, revision: String(revision) }} />
}

function Plain(props: Props) {
  const { label, name, tone } = props
  const { send, isBusy } = useAct()
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget, null)
      }}
    >
      <Fields {...props} />
      <button
        type="submit"
        aria-label={name}
        disabled={isBusy}
        className={`${compactButton} ${tone === 'danger' ? 'border-danger text-danger' : ''}`}
      >
        {label}
      </button>
    </Form>
  )
}

function Reason() {
  const { t } = useTranslation('publishing')
  return <TextArea label={t('acts.reason')} name="note" rows={2} maxLength={500} />
}

function Unfolding(props: Props) {
  const { label, name, question, asksReason, tone } = props
  return (
    <Form method="post">
      <Fields {...props} />
      <details>
        <summary
          aria-label={name}
          className={`${compactButton} list-none ${tone === 'danger' ? 'border-danger text-danger' : ''}`}
        >
          {label}
        </summary>
        <Question {...question}>{asksReason && <Reason />}</Question>
        <Button type="submit" look={tone}>
          {label}
        </Button>
      </details>
    </Form>
  )
}

function Question({ title, text, children }: { title?: string; text?: string; children?: ReactNode }) {
  return (
    <div className="grid gap-3 py-2">
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  )
}

function Asking({ question, ...props }: Props & { question: NonNullable<Props['question']> }) {
  const { t } = useTranslation('publishing')
  const { label, name, asksReason, tone = 'secondary' } = props
  const { send, blocker, isBusy } = useAct()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const run = async (form: HTMLFormElement) => {
    if (await send(form, null)) close()
  }
  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={() => setOpen(true)}
        className={`${compactButton} ${tone === 'danger' ? 'border-danger text-danger' : ''}`}
      >
        {label}
      </button>
      <Dialog open={isOpen} onClose={close} title={question.title}>
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void run(event.currentTarget)
          }}
          className="grid gap-4"
        >
          <Fields {...props} />
          <p>{question.text}</p>
          {asksReason && <Reason />}
          {blocker && <Notice tone="danger">{t(`publish.${blocker}`)}</Notice>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={close}>
              {t('acts.keep')}
            </Button>
            <Button type="submit" look={tone} disabled={isBusy}>
              {label}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
