import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { BilingualText } from './bilingual-text.tsx'
import { classes } from './classes.ts'

type Props = {
  to: string
  /** Name of the page above this one. */
  children: ReactNode
  className?: string
}

/** Way back at the top of a page, to the list or the item that the page belongs to. */
export const BackLink = ({ to, children, className }: Props) => (
  <Link
    to={to}
    className={classes(
      'no-print -ml-1 inline-flex min-h-11 items-center gap-1 text-primary hover:underline',
      className,
    )}
  >
    <ChevronLeft aria-hidden className="size-5 shrink-0" />
    {children}
  </Link>
)

/** From a test, or its result, to its series; to all tests from one of its own. */
export function TestBack({ series }: { series: { id: string; title: Bilingual } | null }) {
  const { t } = useTranslation('shell')
  return series ? (
    <BackLink to={paths.series(series.id)}>
      <BilingualText text={series.title} />
    </BackLink>
  ) : (
    <BackLink to={paths.tests()}>{t('tests')}</BackLink>
  )
}
