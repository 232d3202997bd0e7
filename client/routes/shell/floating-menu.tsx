import { ClipboardCheck, GraduationCap, Mail, Newspaper, Plus, Video } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../../domain/paths.ts'
import { Menu } from '../../ui/menu.tsx'

const icon = { className: 'size-5 text-primary', 'aria-hidden': true } as const

/** Quick links within the thumb's reach, above the bottom navigation. */
export function FloatingMenu() {
  const { t } = useTranslation('shell')
  return (
    <Menu
      label={t('quickLinks.label')}
      opens="up"
      className="floating-menu no-print fixed! right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 noscript:hidden md:right-6 md:bottom-6"
      trigger={
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary shadow-float">
          <Plus aria-hidden className="size-6 transition-transform in-aria-expanded:rotate-45" />
        </span>
      }
      items={[
        { key: 'demo', label: t('quickLinks.demo'), to: paths.demoTest(), icon: <ClipboardCheck {...icon} /> },
        {
          key: 'currentAffairs',
          label: t('quickLinks.currentAffairs'),
          to: paths.currentAffairs(),
          icon: <Newspaper {...icon} />,
        },
        { key: 'videos', label: t('quickLinks.videos'), to: paths.videos(), icon: <Video {...icon} /> },
        { key: 'courses', label: t('quickLinks.courses'), to: paths.courses(), icon: <GraduationCap {...icon} /> },
        { key: 'contact', label: t('quickLinks.contact'), to: paths.contact(), icon: <Mail {...icon} /> },
      ]}
    />
  )
}
