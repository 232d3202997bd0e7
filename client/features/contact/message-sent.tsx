import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

type Props = { reference: string; email: string; answerDays: number }

/** Receipt of a sent message: its reference and the time until an answer. */
export function MessageSent({ reference, email, answerDays }: Props) {
  const { t } = useTranslation('contact')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [reference])
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
        <h2 ref={title} tabIndex={-1} className="text-xl">
          {t('sentTitle')}
        </h2>
      </div>
      <dl>
        <dt className="text-sm text-muted">{t('reference')}</dt>
        <dd className="flex items-center gap-2">
          <span className="tabular text-lg font-semibold">{reference}</span>
          <CopyButton text={reference} />
        </dd>
      </dl>
      <p className="[overflow-wrap:anywhere]">{t('sent', { email, count: answerDays })}</p>
      <LinkButton look="secondary" to={paths.contact()} reloadDocument className="justify-self-start">
        {t('another')}
      </LinkButton>
    </section>
  )
}
