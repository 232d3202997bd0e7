import {
  BookOpen,
  BookText,
  Briefcase,
  ClipboardList,
  FileQuestion,
  GraduationCap,
  Layers,
  Newspaper,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { DraftKind } from '../../../domain/content.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'

type ById = (id: string) => string

/** `address`: editor of an item. `site`: page of a published one. */
type OfficeKind = { icon: LucideIcon; address: ById; list: string; site: ById | null }

/** Icon and addresses of each kind. */
export const officeKinds: Record<DraftKind, OfficeKind> = {
  test: { icon: ClipboardList, address: officePaths.adminTest, list: officePaths.adminTests(), site: paths.test },
  series: { icon: Layers, address: officePaths.adminSeries, list: officePaths.adminTestSeries(), site: paths.series },
  material: {
    icon: BookOpen,
    address: officePaths.adminMaterial,
    list: officePaths.adminMaterials(),
    site: paths.material,
  },
  current_affairs: {
    icon: Newspaper,
    address: officePaths.adminAffair,
    list: officePaths.adminCurrentAffairs(),
    site: paths.currentAffair,
  },
  course: {
    icon: GraduationCap,
    address: officePaths.adminCourse,
    list: officePaths.adminCourses(),
    site: paths.course,
  },
  video: { icon: Video, address: officePaths.adminVideo, list: officePaths.adminVideos(), site: paths.video },
  job: { icon: Briefcase, address: officePaths.adminJob, list: officePaths.adminJobs(), site: paths.job },
  question: {
    icon: FileQuestion,
    address: officePaths.adminQuestion,
    list: officePaths.adminQuestionBank(),
    site: null,
  },
  passage: {
    icon: BookText,
    address: officePaths.adminPassage,
    list: officePaths.adminBankTab('passages'),
    site: null,
  },
}
