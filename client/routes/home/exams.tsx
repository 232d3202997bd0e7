import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

const chip = 'card inline-flex min-h-11 items-center px-3 hover:border-primary hover:text-primary'

export function Exams({ exams }: { exams: { id: string; title: Bilingual }[] }) {
  const { t } = useTranslation('home')
  return (
    <section>
      <h2 className="text-xl">{t('exams.title')}</h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {exams.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${paths.tests()}?${new URLSearchParams({ exam: id })}`} className={chip}>
              <BilingualText text={title} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.tests()} className={`${chip} text-primary`}>
            {t('exams.all')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
