import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'

type Props = {
  label: string
  /** Address of the first page; null on it. */
  first: string | null
  /** Address of the next page; null on the last. */
  next: string | null
}

/** Links to the first and the next page of a list; nothing for a list of one page. */
export function Paging({ label, first, next }: Props) {
  const { t } = useTranslation()
  if (first === null && next === null) return null
  return (
    <nav aria-label={label} className="flex justify-center gap-3 py-4">
      {first !== null && (
        <LinkButton to={first} look="secondary">
          {t('common:list.first')}
        </LinkButton>
      )}
      {next !== null && <LinkButton to={next}>{t('common:list.next')}</LinkButton>}
    </nav>
  )
}
