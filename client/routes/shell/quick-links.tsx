import { ClipboardCheck, GraduationCap, Mail, Newspaper, Video } from 'lucide-react'
import { paths } from '../../../domain/paths.ts'

const icon = { className: 'size-5 text-primary', 'aria-hidden': true } as const

/** Items of the floating menu, loaded after the page. */
export const quickLinks = [
  { key: 'demo', to: paths.demoTest(), icon: <ClipboardCheck {...icon} /> },
  { key: 'currentAffairs', to: paths.currentAffairs(), icon: <Newspaper {...icon} /> },
  { key: 'videos', to: paths.videos(), icon: <Video {...icon} /> },
  { key: 'courses', to: paths.courses(), icon: <GraduationCap {...icon} /> },
  { key: 'contact', to: paths.contact(), icon: <Mail {...icon} /> },
] as const
