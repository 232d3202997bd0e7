import {
  Bell,
  BookX,
  ClipboardCheck,
  GalleryVerticalEnd,
  ListChecks,
  Mail,
  Newspaper,
  NotebookPen,
  TrendingUp,
  User,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { paths } from '../../../domain/paths.ts'

export { watchScrolling } from './watch-scrolling.ts'

const icon = { className: 'size-5 text-primary', 'aria-hidden': true } as const

type QuickLink = {
  /** Text of the shell. */
  key:
    | 'notifications'
    | 'videos'
    | 'profile'
    | `quickLinks.${'demo' | 'quiz' | 'revision' | 'mistakes' | 'currentAffairs' | 'notes' | 'progress' | 'contact'}`
  group: 'practise' | 'learn' | 'more'
  to: string
  icon: ReactNode
  /** Readers who see it; everyone by default. */
  of?: 'student' | 'visitor'
}

/** Items of the floating menu by group, loaded after the page. */
export const quickLinks: readonly QuickLink[] = [
  {
    key: 'quickLinks.demo',
    group: 'practise',
    to: paths.demoTest(),
    icon: <ClipboardCheck {...icon} />,
    of: 'visitor',
  },
  { key: 'quickLinks.quiz', group: 'practise', to: paths.currentAffairsQuiz(), icon: <ListChecks {...icon} /> },
  {
    key: 'quickLinks.revision',
    group: 'practise',
    to: learningPaths.revision(),
    icon: <GalleryVerticalEnd {...icon} />,
    of: 'student',
  },
  {
    key: 'quickLinks.mistakes',
    group: 'practise',
    to: learningPaths.mistakes(),
    icon: <BookX {...icon} />,
    of: 'student',
  },
  { key: 'quickLinks.currentAffairs', group: 'learn', to: paths.currentAffairs(), icon: <Newspaper {...icon} /> },
  { key: 'videos', group: 'learn', to: paths.videos(), icon: <Video {...icon} /> },
  {
    key: 'quickLinks.notes',
    group: 'learn',
    to: learningPaths.notes(),
    icon: <NotebookPen {...icon} />,
    of: 'student',
  },
  {
    key: 'quickLinks.progress',
    group: 'more',
    to: learningPaths.progress(),
    icon: <TrendingUp {...icon} />,
    of: 'student',
  },
  { key: 'notifications', group: 'more', to: paths.notifications(), icon: <Bell {...icon} />, of: 'student' },
  { key: 'profile', group: 'more', to: paths.profile(), icon: <User {...icon} />, of: 'student' },
  { key: 'quickLinks.contact', group: 'more', to: paths.contact(), icon: <Mail {...icon} /> },
]
