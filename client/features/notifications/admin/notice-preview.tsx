import { useState } from 'react'
import { languages, type Language } from '../../../../domain/language.ts'
import { exampleOf } from '../../../../domain/notifications/examples.ts'
import { initialTemplates } from '../../../../domain/notifications/initial-templates.ts'
import type { NoticeContent, NoticeKind } from '../../../../domain/notifications/kinds.ts'
import type { NoticePreview as Asked } from '../../../../domain/notifications/office.ts'
import { ruleOf } from '../../../../domain/notifications/kinds.ts'
import { renderNotice } from '../../../../domain/notifications/templates.ts'
import { makeApi, unwrap } from '../../../api.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDelayedRead } from '../../../office/picker/use-delayed-read.ts'
import { ToggleGroup } from '../../../office/toggle-group.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { BellNotice } from './bell-notice.tsx'

type Theme = 'light' | 'dark'
type Props = { kind: NoticeKind } & Pick<Asked, 'template' | 'message'>

/** A notice as the bell and the mail show it, in both languages and themes. */
export function NoticePreview(props: Props) {
  const { t } = useTranslation('broadcasts')
  const hydrated = useHydrated()
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-lg">
        {t('preview.title')}
      </h2>
      {hydrated ? <Drawn {...props} /> : <p className="text-sm text-muted">{t('preview.script')}</p>}
    </section>
  )
}

const contentOf = (kind: NoticeKind, message: Asked['message']): NoticeContent =>
  message ? ({ kind, params: message } as NoticeContent) : exampleOf(kind)

function Drawn({ kind, template, message }: Props) {
  const { t } = useTranslation('broadcasts')
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [theme, setTheme] = useState<Theme>('light')
  const words = renderNotice(contentOf(kind, message), template ?? initialTemplates[kind], language)
  return (
    <div className="mt-2 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <ToggleGroup
          label={t('preview.language')}
          options={languages}
          value={language}
          onChange={setLanguage}
          text={(each) => t(`preview.languages.${each}`)}
        />
        <ToggleGroup
          label={t('preview.theme')}
          options={['light', 'dark'] as const}
          value={theme}
          onChange={setTheme}
          text={(each) => t(`preview.${each}`)}
        />
      </div>
      <h3 className="text-sm font-semibold">{t('preview.bell')}</h3>
      <BellNotice topic={ruleOf(kind).topic} words={words} language={language} theme={theme} />
      <h3 className="text-sm font-semibold">{t('preview.mail')}</h3>
      {ruleOf(kind).bellOnly ? (
        <p className="text-sm text-muted">{t('templates.notMailed')}</p>
      ) : (
        <MailFrame asked={{ kind, language, ...(template && { template }), ...(message && { message }) }} />
      )}
    </div>
  )
}

/** Pause after typing before the mail is drawn. */
const pauseMs = 400

const drawMail = (json: Asked) => unwrap(makeApi(location.origin).admin.notifications.preview.$post({ json }))

/** The mail in a frame without scripts; mails are light in every theme. */
function MailFrame({ asked }: { asked: Asked }) {
  const { t } = useTranslation('broadcasts')
  const { result: mail, state } = useDelayedRead(asked, drawMail, pauseMs)
  if (state === 'failed') return <p className="text-sm text-danger">{t('preview.failed')}</p>
  if (!mail) return <p className="text-sm text-muted">{t('preview.waiting')}</p>
  return (
    <div>
      <p className="text-sm [overflow-wrap:anywhere]">
        <span className="text-muted">{t('preview.subject')}:</span> <span lang={asked.language}>{mail.subject}</span>
      </p>
      <iframe
        sandbox=""
        srcDoc={mail.html}
        title={t('preview.mail')}
        className="mt-1 block h-96 w-full rounded-md border border-edge bg-white"
      />
    </div>
  )
}
