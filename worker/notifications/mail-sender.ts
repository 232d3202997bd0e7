import type { Bindings } from '../env.ts'
import { htmlOf, textOf, type MailContent } from './mail-layout.ts'

/**
 * Sends a mail by the EMAIL binding: Cloudflare's in production, the mailbox of scripts/mailbox locally. Rejects with the
 * provider's error.
 */
export const sendByBinding = async (
  env: Bindings,
  { to, headers, ...content }: MailContent & { to: string; headers?: Record<string, string> },
): Promise<void> => {
  await env.EMAIL.send({
    from: { email: env.MAIL_FROM, name: 'Taiyari' },
    to,
    subject: content.subject.replace(/\s+/g, ' '),
    text: textOf(content),
    html: htmlOf(content),
    ...(headers && { headers }),
  })
}
