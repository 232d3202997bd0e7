import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import type { MessageView } from '../../../../domain/contact/office.ts'
import { answerLength } from '../../../../domain/contact/topics.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useWhen } from '../../../office/list/changed.tsx'
import { DraftKeeper } from './draft-keeper.ts'
import type { InboxAnswer } from './inbox-action.ts'

type Props = { message: MessageView; userId: string; answer: InboxAnswer | undefined; now: number }

/** Draft of an answer with its saving. `found`: text of an earlier visit that only this device has. */
const useDraft = ({ message, userId, answer }: Props, area: RefObject<HTMLTextAreaElement | null>) => {
  const [, redraw] = useState(0)
  const [found, setFound] = useState<string | null>(null)
  const keeper = useRef<DraftKeeper>(undefined)
  keeper.current ??= new DraftKeeper({
    messageId: message.id,
    userId,
    revision: message.draft.revision,
    onChange: () => redraw((count) => count + 1),
  })
  const { text, revision } = message.draft
  useEffect(() => {
    const kept = DraftKeeper.onDevice(userId, message.id)
    setFound(kept !== null && kept !== area.current?.value ? kept : null)
    // Read once: text that is typed later is in the form already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (!answer) return
    if (answer.refusal !== null || answer.isEmpty) keeper.current?.resume()
    else if (answer.intent === 'answer' || answer.intent === 'draft') keeper.current?.clear(revision)
    if (answer.intent === 'answer' && answer.refusal === null && !answer.isEmpty && area.current)
      area.current.value = text
  }, [answer, area, revision, text])
  return { keeper: keeper.current, found, setFound }
}

/** Form of an answer. Typed text is kept on the device and as a draft that colleagues see. */
export function AnswerForm(props: Props) {
  const { message, answer, now } = props
  const { t } = useTranslation('activities')
  const area = useRef<HTMLTextAreaElement>(null)
  const { keeper, found, setFound } = useDraft(props, area)
  const busy = useNavigation().formData?.get('intent') === 'answer'
  const isMine = answer?.intent === 'answer' || answer?.intent === 'draft'
  const write = (text: string) => {
    if (area.current) area.current.value = text
  }
  return (
    <Form method="post" onSubmit={() => keeper.stop()} className="grid gap-3" aria-label={t('messages.answer.title')}>
      <HiddenFields fields={{ revision: String(message.revision), draftRevision: String(keeper.revision) }} />
      <h2 className="text-lg">{t('messages.answer.title')}</h2>
      {isMine && answer.refusal && <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>}
      <Offers keeper={keeper} found={found} setFound={setFound} write={write} />
      <TextArea
        ref={area}
        label={t('messages.answer.label', { name: message.name })}
        name="text"
        rows={8}
        maxLength={answerLength}
        lang={message.language}
        defaultValue={(isMine ? answer.text : undefined) ?? message.draft.text}
        error={answer?.intent === 'answer' && answer.isEmpty ? t('messages.answer.missing') : undefined}
        hint={`${t('messages.answer.hint', { language: t(`messages.answer.${message.language}`) })} ${t(message.isConfirmed ? 'messages.answer.quotes' : 'messages.answer.noQuote')}`}
        onChange={({ target }) => keeper.typed(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="answer" disabled={busy}>
          {t('messages.answer.send')}
        </Button>
        <span className="hidden noscript:contents">
          <Button type="submit" name="intent" value="draft" look="secondary">
            {t('messages.answer.save')}
          </Button>
        </span>
        <Kept keeper={keeper} draft={message.draft} now={now} />
      </div>
    </Form>
  )
}

type OffersProps = {
  keeper: DraftKeeper
  found: string | null
  setFound: (found: null) => void
  /** Puts a text into the form. */
  write: (text: string) => void
}

/** Text of an earlier visit, and the draft that a colleague saved meanwhile. */
function Offers({ keeper, found, setFound, write }: OffersProps) {
  const { t } = useTranslation('activities')
  return (
    <>
      {found !== null && (
        <Offer tone="info" said={t('messages.draft.found')} text={found}>
          <Button
            onClick={() => {
              write(found)
              keeper.typed(found)
              setFound(null)
            }}
          >
            {t('messages.draft.use')}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              keeper.clear(keeper.revision)
              setFound(null)
            }}
          >
            {t('messages.draft.discard')}
          </Button>
        </Offer>
      )}
      {keeper.theirs && (
        <Offer tone="warning" said={t('messages.draft.conflict')} text={keeper.theirs.text}>
          <Button look="secondary" onClick={() => write(keeper.settle(false))}>
            {t('messages.draft.useTheirs')}
          </Button>
          <Button look="secondary" onClick={() => keeper.settle(true)}>
            {t('messages.draft.keepMine')}
          </Button>
        </Offer>
      )}
    </>
  )
}

type OfferProps = { tone: 'info' | 'warning'; said: string; text: string; children: ReactNode }

/** Another text of the answer, with the buttons that take it or leave it. */
function Offer({ tone, said, text, children }: OfferProps) {
  const { t } = useTranslation('activities')
  return (
    <Notice tone={tone} actions={children}>
      <p>{said}</p>
      <p className="mt-1 whitespace-pre-wrap">{text || t('nothing')}</p>
    </Notice>
  )
}

type Kept = { keeper: DraftKeeper; draft: MessageView['draft']; now: number }

/** State of the draft in words. */
function Kept({ keeper, draft, now }: Kept) {
  const { t } = useTranslation('activities')
  const when = useWhen()
  const text = () => {
    if (keeper.state === 'saving' || keeper.state === 'waiting') return t('messages.draft.saving')
    if (keeper.state === 'offline') return t('messages.draft.device')
    if (keeper.savedAt !== null) return t('messages.draft.saved', { when: when(keeper.savedAt, keeper.savedAt) })
    if (draft.text === '' || draft.at === null) return ''
    return t('messages.draft.savedBy', { name: draft.by ?? t('messages.someone'), when: when(draft.at, now) })
  }
  return (
    <span role="status" className="text-sm text-muted">
      {text()}
    </span>
  )
}
