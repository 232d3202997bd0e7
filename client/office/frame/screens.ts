import {
  Activity,
  Bell,
  BookOpen,
  Briefcase,
  ClipboardList,
  FileQuestion,
  GraduationCap,
  IndianRupee,
  Layers,
  LayoutDashboard,
  Settings,
  Trash2,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../../domain/paths.ts'

type Listed = (typeof screens)[number]
type ScreenKey = Listed['key']
export type CreatableKey = Extract<Listed, { create: string }>['key']

/** Screen of the office. */
export type OfficeScreen = {
  key: ScreenKey
  to: string
  icon: LucideIcon
  /** Address of the empty editor, under the name of its text. */
  create?: { key: CreatableKey; to: string }
  /** Not built yet: the whole screen, or its editor. */
  planned?: 'screen' | 'editor'
  /** Drawn below another screen, whose path begins its own. */
  within?: true
}

const screens = [
  { key: 'dashboard', to: paths.admin(), icon: LayoutDashboard },
  { key: 'tests', to: paths.adminTests(), icon: ClipboardList, create: paths.adminTestNew(), planned: 'screen' },
  { key: 'series', to: paths.adminTestSeries(), icon: Layers, create: paths.adminSeriesNew(), planned: 'screen' },
  { key: 'questions', to: paths.adminQuestionBank(), icon: FileQuestion, planned: 'screen' },
  { key: 'deleted', to: paths.adminDeletedQuestions(), icon: Trash2, planned: 'screen', within: true },
  { key: 'materials', to: paths.adminMaterials(), icon: BookOpen, create: paths.adminMaterialNew(), planned: 'editor' },
  { key: 'videos', to: paths.adminVideos(), icon: Video, create: paths.adminVideoNew(), planned: 'screen' },
  { key: 'courses', to: paths.adminCourses(), icon: GraduationCap, create: paths.adminCourseNew(), planned: 'screen' },
  { key: 'jobs', to: paths.adminJobs(), icon: Briefcase, create: paths.adminJobNew() },
  { key: 'students', to: paths.adminStudents(), icon: Users, planned: 'screen' },
  { key: 'notifications', to: paths.adminNotifications(), icon: Bell, planned: 'screen' },
  { key: 'activities', to: paths.adminActivities(), icon: Activity },
  { key: 'sales', to: paths.adminSales(), icon: IndianRupee, planned: 'screen' },
  { key: 'settings', to: paths.adminSettings(), icon: Settings, planned: 'screen' },
] as const

const groups = {
  start: ['dashboard'],
  content: ['tests', 'series', 'questions', 'deleted', 'materials', 'videos', 'courses', 'jobs'],
  people: ['students', 'notifications', 'activities'],
  business: ['sales', 'settings'],
} as const satisfies Record<string, readonly ScreenKey[]>

export const officeScreens: readonly OfficeScreen[] = screens.map((screen) => {
  if (!('create' in screen)) return screen
  const { key, create } = screen
  return { ...screen, create: { key, to: create } }
})

/** The screens in the order of the rail, by group. */
export const screenGroups = (Object.keys(groups) as (keyof typeof groups)[]).map((group) => ({
  group,
  screens: groups[group].flatMap((key) => officeScreens.filter((screen) => screen.key === key)),
}))

/** The screen that an address belongs to: the one with the longest path. */
export const screenAt = (pathname: string): OfficeScreen | undefined =>
  officeScreens
    .filter(({ to }) => (to === paths.admin() ? pathname === to : `${pathname}/`.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0]
