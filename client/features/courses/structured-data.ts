import type { CourseDetail, LessonDetail } from '../../../domain/courses/contract.ts'
import { socialImagePath } from '../../../domain/seo/social-image-path.ts'
import { paths } from '../../../domain/paths.ts'
import { offerData } from '../../ui/offer-data.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

type Pick = (text: Bilingual) => string

const provider = (origin: string) => ({ '@type': 'Organization', name: 'Taiyari', url: `${origin}/` })

const hoursAndMinutes = (minutes: number): string =>
  `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}`

/** Offer of a course; a course of a series is offered with the series. */
const offerOf = ({ access, offer }: CourseDetail) => {
  if (access === 'free') return { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' }
  return offer ? offerData(offer) : { '@type': 'Offer', category: 'Paid' }
}

/** Course for search engines. Source: schema.org/Course. */
export const courseData = (origin: string, course: CourseDetail, pick: Pick, subject: string) => ({
  '@type': 'Course',
  '@id': `${origin}${paths.course(course.id)}`,
  url: `${origin}${paths.course(course.id)}`,
  name: pick(course.title),
  description: pick(course.summary),
  image: [`${origin}${socialImagePath('course', course)}`],
  provider: provider(origin),
  publisher: { '@id': `${origin}/#organization` },
  inLanguage: course.languages,
  about: [{ '@type': 'Thing', name: subject }],
  teaches: course.outcomes.map(pick),
  isAccessibleForFree: course.access === 'free',
  datePublished: new Date(course.publishedAt).toISOString(),
  dateModified: new Date(course.updatedAt).toISOString(),
  ...(course.hasCertificate && {
    educationalCredentialAwarded: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'certificate' },
  }),
  offers: [offerOf(course)],
  hasCourseInstance: [
    { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: hoursAndMinutes(course.extent.minutes) },
  ],
  syllabusSections: course.chapters.map((chapter) => ({
    '@type': 'Syllabus',
    name: pick(chapter.title),
    timeRequired: hoursAndMinutes(chapter.lessons.reduce((sum, { minutes }) => sum + minutes, 0)),
  })),
})

/** Preview lesson for search engines. */
export const lessonData = (origin: string, { course, lesson }: LessonDetail, pick: Pick) => ({
  '@type': 'LearningResource',
  '@id': `${origin}${paths.lesson(course.id, lesson.id)}`,
  url: `${origin}${paths.lesson(course.id, lesson.id)}`,
  name: pick(lesson.title),
  inLanguage: course.languages,
  timeRequired: hoursAndMinutes(lesson.minutes),
  isAccessibleForFree: true,
  dateModified: new Date(course.updatedAt).toISOString(),
  isPartOf: {
    '@type': 'Course',
    '@id': `${origin}${paths.course(course.id)}`,
    name: pick(course.title),
    description: pick(course.title),
    provider: provider(origin),
  },
  publisher: { '@id': `${origin}/#organization` },
})
