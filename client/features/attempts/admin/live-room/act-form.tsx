import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { roomRefusals } from '../../../../../domain/catalogue/live-room.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { oneOf } from '../../../../ui/list-address.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Props of every act of the room: the id of the next act, and the answer to a refused one. */
export type ActProps = { actId: string; answer: OfficeAnswer | undefined }

type Props = ActProps & {
  intent: string
  /** Id of the attempt that the act concerns. */
  id?: string
  /** Id of the form, for controls outside of it. */
  formId?: string
  title: string
  text: string
  /** Label of the button that does it; the title by default. */
  button?: string
  fields?: Record<string, string>
  hasReason?: boolean
  isMain?: boolean
  children?: ReactNode
}

/** An act of the room: it opens to say what it does, and asks for a reason before it is done. Works without script. */
export function ActForm(props: Props) {
  const {
    actId,
    answer,
    intent,
    id = '',
    formId,
    title,
    text,
    button = title,
    fields,
    hasReason = true,
    isMain,
    children,
  } = props
  const { t } = useTranslation('liveRoom')
  const refused = answer?.intent === intent && answer.id === id ? answer : undefined
  const hidden = { intent, id, actId: `${actId}-${intent}`, ...fields }
  const isBusy = isSent(useNavigation().formData, { intent, id })
  const textId = useId()
  const box = useClosedWhenDone(isBusy, refused === undefined)
  return (
    <details ref={box} open={refused !== undefined} className="room-act">
      <summary className={`${compactButton} cursor-pointer ${isMain ? 'room-main' : ''}`}>{title}</summary>
      <Form id={formId} method="post" preventScrollReset aria-describedby={textId} className="grid gap-3 py-3">
        <HiddenFields fields={hidden} />
        <p id={textId} className="text-sm text-muted">
          {text}
        </p>
        {refused && <Refusal answer={refused} />}
        {children}
        {hasReason && (
          <Field
            label={t('acts.why')}
            hint={t('acts.whyHint')}
            name="reason"
            maxLength={500}
            required
            defaultValue={refused?.values['reason'] ?? ''}
          />
        )}
        <Button type="submit" look={isMain ? 'primary' : 'secondary'} disabled={isBusy} className="justify-self-start">
          {isBusy ? t('common:waiting') : button}
        </Button>
      </Form>
    </details>
  )
}

/** Closes and empties the form of an act once it is done; a refused one stays open with what was typed. */
const useClosedWhenDone = (isBusy: boolean, isAccepted: boolean) => {
  const box = useRef<HTMLDetailsElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && isAccepted) {
      box.current?.removeAttribute('open')
      box.current?.querySelector('form')?.reset()
    }
    wasBusy.current = isBusy
  }, [isBusy, isAccepted])
  return box
}

/** Field for whole minutes. */
export function MinutesField({ value = '', most = 180 }: { value?: string | undefined; most?: number }) {
  const { t } = useTranslation('liveRoom')
  return (
    <Field
      label={t('acts.minutes')}
      name="minutes"
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      step={1}
      required
      defaultValue={value}
    />
  )
}

function Refusal({ answer: { code, reason, fields } }: { answer: OfficeAnswer }) {
  const { t } = useTranslation('liveRoom')
  const known = oneOf(roomRefusals, reason)
  const isUnchosen = 'attemptIds' in fields || 'questionIds' in fields
  const text = isUnchosen
    ? t('unchosen')
    : known
      ? t(`refused.${known}`)
      : code === 'input.invalid'
        ? t('check')
        : code
          ? t(`errors:${code}`)
          : ''
  return <Notice tone="danger">{text}</Notice>
}
