import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { EdgeHtml } from './edge-html.tsx'
import { footerOnPhones } from './footer-rule.ts'

export function Footer({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell')
  const columns = useColumns()
  return (
    <footer
      className={`beside-menu mt-10 md:mt-16 border-t border-hairline bg-sunken pb-20 md:pb-0 ${footerOnPhones(pathname) ? '' : 'max-md:hidden'}`}
    >
      <div className="page grid grid-cols-2 gap-8 py-10 md:grid-cols-5">
        <div className="col-span-2">
          <Logo />
          <EdgeHtml of="footer" pathname={pathname} />
        </div>
        {columns.map(({ title, links }, index) => (
          // Beside the first, longest column the two others stand in one on a phone.
          <nav key={title} aria-label={title} className={index ? '' : 'row-span-2'}>
            <p className="font-semibold">{title}</p>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} className="inline-flex min-h-11 items-center text-muted hover:underline md:min-h-9">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <p className="border-t border-hairline py-4 text-sm text-muted">{t('footer.rights')}</p>
      </div>
    </footer>
  )
}

const useColumns = () => {
  const { t } = useTranslation('shell')
  return [
    {
      title: t('footer.prepare'),
      links: [
        [t('tests'), paths.tests()],
        [t('footer.demoTest'), paths.demoTest()],
        [t('materials'), paths.studyMaterials()],
        [t('videos'), paths.videos()],
        [t('courses'), paths.courses()],
        [t('jobs'), paths.jobs()],
      ],
    },
    {
      title: t('footer.more'),
      links: [
        [t('about'), paths.about()],
        [t('contact'), paths.contact()],
        [t('profile'), paths.profile()],
      ],
    },
    {
      title: t('footer.legal'),
      links: [
        [t('footer.privacy'), paths.privacy()],
        [t('footer.terms'), paths.terms()],
        [t('footer.refund'), paths.refund()],
      ],
    },
  ] as const
}
