import { Bell, ClipboardCheck, GraduationCap, Mail, Newspaper, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'

const icon = { className: 'size-5 text-primary', 'aria-hidden': true } as const

type QuickLink = {
  /** Text of the shell. */
  key: 'notifications' | 'videos' | 'courses' | `quickLinks.${'demo' | 'currentAffairs' | 'contact'}`
  to: string
  icon: ReactNode
  /** True for signed-in students only. */
  ofStudent?: true
}

/** Items of the floating menu, loaded after the page. */
export const quickLinks: readonly QuickLink[] = [
  { key: 'notifications', to: paths.notifications(), icon: <Bell {...icon} />, ofStudent: true },
  { key: 'quickLinks.demo', to: paths.demoTest(), icon: <ClipboardCheck {...icon} /> },
  { key: 'quickLinks.currentAffairs', to: paths.currentAffairs(), icon: <Newspaper {...icon} /> },
  { key: 'videos', to: paths.videos(), icon: <Video {...icon} /> },
  { key: 'courses', to: paths.courses(), icon: <GraduationCap {...icon} /> },
  { key: 'quickLinks.contact', to: paths.contact(), icon: <Mail {...icon} /> },
]
