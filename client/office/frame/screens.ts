import {
  Activity,
  Bell,
  BookOpen,
  BookText,
  Briefcase,
  ClipboardList,
  FileQuestion,
  GraduationCap,
  Hourglass,
  IndianRupee,
  Layers,
  LayoutDashboard,
  Newspaper,
  Settings,
  Trash2,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { officePaths } from '../../../domain/office-paths.ts'
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
  /** Further tabs that belong to the screen. */
  tabs?: readonly string[]
  /** Drawn below another screen, whose path begins its own, or whose tab it is. */
  within?: true
}

const screens = [
  { key: 'dashboard', to: paths.admin(), icon: LayoutDashboard },
  {
    key: 'tests',
    to: officePaths.adminTests(),
    icon: ClipboardList,
    create: officePaths.adminTestNew(),
  },
  {
    key: 'series',
    to: officePaths.adminTestSeries(),
    icon: Layers,
    create: officePaths.adminSeriesNew(),
  },
  {
    key: 'questions',
    to: officePaths.adminQuestionBank(),
    icon: FileQuestion,
    create: officePaths.adminQuestionNew(),
    tabs: ['reports', 'challenges', 'translations', 'papers', 'imports'].map(officePaths.adminBankTab),
  },
  {
    key: 'passages',
    to: officePaths.adminBankTab('passages'),
    icon: BookText,
    create: officePaths.adminPassageNew(),
    within: true,
  },
  { key: 'deleted', to: officePaths.adminDeletedQuestions(), icon: Trash2, within: true },
  {
    key: 'materials',
    to: officePaths.adminMaterials(),
    icon: BookOpen,
    create: officePaths.adminMaterialNew(),
    tabs: [officePaths.adminFiles()],
  },
  {
    key: 'affairs',
    to: officePaths.adminCurrentAffairs(),
    icon: Newspaper,
    create: officePaths.adminAffairNew(),
    tabs: [officePaths.adminFeeds()],
    within: true,
  },
  { key: 'facts', to: officePaths.adminFacts(), icon: Hourglass, create: officePaths.adminFactNew(), within: true },
  { key: 'videos', to: officePaths.adminVideos(), icon: Video, create: officePaths.adminVideoNew() },
  {
    key: 'courses',
    to: officePaths.adminCourses(),
    icon: GraduationCap,
    create: officePaths.adminCourseNew(),
  },
  { key: 'jobs', to: officePaths.adminJobs(), icon: Briefcase, create: officePaths.adminJobNew() },
  { key: 'students', to: officePaths.adminStudents(), icon: Users },
  {
    key: 'notifications',
    to: officePaths.adminNotifications(),
    icon: Bell,
    create: officePaths.adminNotificationNew(),
    tabs: ['automatic', 'delivery', 'templates'].map(officePaths.adminNotificationsTab),
  },
  { key: 'activities', to: officePaths.adminActivities(), icon: Activity },
  {
    key: 'sales',
    to: officePaths.adminSales(),
    icon: IndianRupee,
    tabs: ['orders', 'stuck', 'refunds', 'offers', 'coupons', 'reconciliation'].map(officePaths.adminSalesTab),
  },
  { key: 'settings', to: officePaths.adminSettings(), icon: Settings },
] as const

const groups = {
  start: ['dashboard'],
  content: [
    'tests',
    'series',
    'questions',
    'passages',
    'deleted',
    'materials',
    'affairs',
    'facts',
    'videos',
    'courses',
    'jobs',
  ],
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

/** Path of the pages below a screen; that of a tab is its name below the path of its screen. */
const pathOf = (to: string): string => to.replace('?tab=', '/')

/** The screen that an address belongs to: the one with the longest path. */
export const screenAt = (pathname: string, search = ''): OfficeScreen | undefined => {
  const tab = new URLSearchParams(search).get('tab')
  const path = `${pathname}${tab ? `/${tab}` : ''}/`
  return officeScreens
    .flatMap((screen) => [screen.to, ...(screen.tabs ?? [])].map((to) => ({ to, screen })))
    .filter(({ to }) => (to === paths.admin() ? pathname === to : path.startsWith(`${pathOf(to)}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0]?.screen
}
