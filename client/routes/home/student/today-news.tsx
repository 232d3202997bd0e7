import { Link } from 'react-router'
import type { HomeOfStudent } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { HomeSection } from '../home-section.tsx'

/** Headlines of the newest day. */
export function TodayNews({ affairs }: Pick<HomeOfStudent, 'affairs'>) {
  const { t } = useTranslation('home')
  return (
    <HomeSection title={t('affairs.title')} all={{ to: paths.currentAffairs(), text: t('affairs.all') }}>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {affairs.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.currentAffair(id)} className="block min-h-11 py-2 hover:text-primary">
              <BilingualText text={title} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
