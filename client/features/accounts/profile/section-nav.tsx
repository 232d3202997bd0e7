import { NavLink } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionAddress, sectionIds, type SectionId } from './sections.ts'

const look =
  'flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-primary-soft aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold'

type Props = { current: SectionId; hasGuardian: boolean }

/** The sections beside the page, on a wide screen alone. */
export function SectionNav({ current, hasGuardian }: Props) {
  const { t } = useTranslation('profile')
  return (
    <nav aria-label={t('sections')} className="sticky top-24 hidden lg:block">
      <NavLink end to={paths.profile()} className={look}>
        {t('title')}
      </NavLink>
      <ul className="mt-1 border-t border-hairline pt-1">
        {sectionIds
          .filter((id) => id !== 'guardian' || hasGuardian || current === id)
          .map((id) => (
            <li key={id}>
              <NavLink to={sectionAddress(id)} className={look}>
                {t(`${id}.title`)}
              </NavLink>
            </li>
          ))}
        <li>
          <NavLink to={paths.notificationChoices()} className={look}>
            {t('notifications.title')}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
