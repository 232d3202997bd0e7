import { Children, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

type ListProps = {
  id: string
  title: string
  none: string
  note?: string
  /** Rows that are listed, and all of them. */
  shown: number
  total: number
  /** Acts on all of a kind. */
  all: ReactNode
  children: ReactNode
}

/** Section of failures with acts on several. */
export function Failures({ id, title, none, note, shown, total, all, children }: ListProps) {
  const { t } = useTranslation('system')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-32">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {shown === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        <>
          {note && <p className="mt-1 text-sm text-muted">{note}</p>}
          {Children.count(all) > 0 && <div className="mt-2 flex flex-wrap gap-2">{all}</div>}
          {total > shown && <p className="mt-1 text-sm text-muted">{t('newest', { count: shown })}</p>}
          <ul className="mt-2 divide-y divide-hairline border-y border-hairline">{children}</ul>
        </>
      )}
    </section>
  )
}

type RowProps = { title: ReactNode; facts: string; reason: string | null; children: ReactNode }

/** Failure with its reason and acts. */
export function Failure({ title, facts, reason, children }: RowProps) {
  const { t } = useTranslation('system')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {reason ? (
          <p lang="en" className="text-sm text-danger [overflow-wrap:anywhere]">
            {reason}
          </p>
        ) : (
          <p className="text-sm text-muted">{t('noReason')}</p>
        )}
        <p className="tabular text-sm text-muted [overflow-wrap:anywhere]">{facts}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">{children}</div>
    </li>
  )
}
