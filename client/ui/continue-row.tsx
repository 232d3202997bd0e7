import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Bilingual } from '../../domain/questions/text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { BilingualText } from './bilingual-text.tsx'

type Props = {
  to: string
  title: Bilingual
  /** Picture of 48 px width. */
  cover: ReactNode
  /** Place reached: "Page 12 of 40", with its bar. */
  children: ReactNode
}

/** Link above a list to the item that the student left last. */
export function ContinueRow({ to, title, cover, children }: Props) {
  const { t } = useTranslation()
  return (
    <Link
      to={to}
      className="mb-4 flex items-center gap-3 rounded-md border-2 border-primary bg-surface p-3 hover:bg-primary-soft"
    >
      <span className="w-12 shrink-0">{cover}</span>
      <span className="min-w-0 grow text-sm">
        <span className="font-semibold text-primary">{t('list.continue')}</span>{' '}
        <strong className="block text-base leading-snug">
          <BilingualText text={title} />
        </strong>
        {children}
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-primary" />
    </Link>
  )
}
