import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { allowedAddress } from './commands/allowed-address.ts'
import type { EditorHandle } from './editor-handle.ts'
import { InsertDialog } from './insert-dialog.tsx'

type Props = { editor: EditorHandle; onClose: () => void }

/** Dialog for the text and address of a link. Only http, https and mail addresses are accepted. */
export function LinkDialog({ editor, onClose }: Props) {
  const { t } = useTranslation('richText')
  const [draft] = useState(editor.link)
  const [text, setText] = useState(draft.text)
  const [address, setAddress] = useState(draft.address)
  const [refused, setRefused] = useState(false)
  const formId = useId()
  const submit = () => {
    const allowed = allowedAddress(address)
    if (!allowed) return setRefused(true)
    editor.setLink(text, allowed)
    onClose()
  }
  return (
    <InsertDialog
      title={t(draft.isNew ? 'link.add' : 'link.change')}
      onClose={onClose}
      insert={{ type: 'submit', form: formId }}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={t('link.address')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          onChange={({ target }) => {
            setRefused(false)
            setAddress(target.value)
          }}
          hint={t('link.addressHint')}
          {...(refused && { error: t('link.refused') })}
        />
        <Field
          label={t('link.text')}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          hint={t('link.textHint')}
        />
      </form>
    </InsertDialog>
  )
}
