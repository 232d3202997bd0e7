import { useRef } from 'react'
import { Form } from 'react-router'
import type { OfficeDetail } from '../../../../../domain/content/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useSaveState } from '../../../../office/editor/editor-context.ts'
import { useKeys } from '../../../../office/frame/keys/use-keys.ts'
import { useAct } from '../../../../office/publishing/use-act.ts'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'

/** Intent of publishing a question and writing the next. */
export const publishNext = 'publish-next'

type Props = {
  detail: OfficeDetail
  /** `heading`: beside the title, where a phone has no room; `end`: below the form of a phone. */
  place: 'heading' | 'end'
}

/** Publishes the question and opens a new one of the same kind and place. A refusal is shown like that of publishing. */
export function PublishNext({ detail: { state, draft }, place }: Props) {
  const { t } = useTranslation('questionEditor')
  const revision = useSaveState((saved) => saved.revision)
  const { send, blocker, isBusy } = useAct()
  const form = useRef<HTMLFormElement>(null)
  const run = () => form.current?.requestSubmit()
  useKeys(place === 'heading' ? [{ keys: 'Ctrl+Shift+Enter', label: t('next.run'), run }] : [])
  if (state === 'trashed' || draft.scheduledAt !== null) return null
  return (
    <Form
      ref={form}
      method="post"
      className={place === 'heading' ? 'max-md:hidden' : 'mb-5 grid md:hidden'}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget, null)
      }}
    >
      <HiddenFields fields={{ intent: publishNext, revision: String(revision) }} />
      <button type="submit" disabled={isBusy} title="Ctrl+Shift+Enter" className={compactButton}>
        {t('next.run')}
      </button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {blocker && t(`publishing:publish.${blocker}`)}
      </p>
    </Form>
  )
}
