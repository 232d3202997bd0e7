import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'

/** Exams with their emblems; each leads to its series. */
export function Exams({ exams }: { exams: { id: string; title: Bilingual }[] }) {
  const { t } = useTranslation('home')
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg md:text-xl">{t('exams.title')}</h2>
        <LinkButton to={paths.tests()} look="quiet" className="-mx-4">
          {t('exams.all')}
        </LinkButton>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {exams.map(({ id, title }) => (
          <li
            key={id}
            className="card relative flex flex-col items-center gap-1 p-2 text-center text-sm hover:border-primary hover:text-primary"
          >
            <ExamEmblem exam={id} />
            <Link
              to={`${paths.tests()}?${new URLSearchParams({ exam: id })}`}
              className="after:absolute after:inset-0 after:rounded-md"
            >
              <BilingualText text={title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
