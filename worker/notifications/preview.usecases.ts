import { exampleOf } from '../../domain/notifications/examples.ts'
import { ruleOf } from '../../domain/notifications/kinds.ts'
import { isOwnPath } from '../../domain/notifications/messages.ts'
import type { DrawnMail, NoticePreview } from '../../domain/notifications/office.ts'
import { paths } from '../../domain/paths.ts'
import type { Services } from '../platform/context.ts'
import { htmlOf } from './mail-layout.ts'
import { noticeMail } from './notice-mail.ts'
import { currentTemplates } from './templates.usecases.ts'

/** Code of the unsubscribing address in a preview, which belongs to nobody. */
const sampleCode = '0'.repeat(22)

/** Path of an unsaved message; null without one, and while it is no path of the site. */
const ownLink = (link: string): string | null => (isOwnPath(link) && link !== '' ? link : null)

/** The mail of a notice with these words, as it would be sent; nothing is kept. */
export const previewMail = async (
  services: Services,
  { kind, language, template, message }: NoticePreview,
): Promise<DrawnMail> => {
  const inForce = await currentTemplates(services)
  const params = message ?? exampleOf(kind).params
  const link = message ? ownLink(message.link) : paths.home()
  const mail = noticeMail(
    [{ kind, topic: ruleOf(kind).topic, params, link }],
    { ...inForce, ...(template && { [kind]: template }) },
    { language, origin: services.origin, code: sampleCode },
  )
  return { subject: mail.subject, html: htmlOf(mail) }
}
