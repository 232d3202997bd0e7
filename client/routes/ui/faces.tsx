import { useTranslation } from '../../i18n/use-translation.ts'
import { ExamEmblem } from '../../ui/faces/exam-emblem.tsx'
import { Illustration } from '../../ui/faces/illustration.tsx'
import { emblemNames, patternNames } from '../../ui/faces/names.ts'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { Specimen } from './specimens.tsx'

const illustrations = ['empty', 'offline', 'not-found', 'first-result', 'caught-up', 'welcome'] as const
const subjects = [...patternNames, 'other']
const hues = ['general', 'maths', 'physics', 'english', 'history', 'biology'] as const

export function Faces() {
  const { t } = useTranslation('ui')
  return (
    <>
      <Specimen label={t('faces.hues')}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {hues.map((subject) => (
            <li
              key={subject}
              data-subject={subject}
              className="rounded-sm border-s-4 border-subject bg-subject-soft px-3 py-2 font-semibold text-subject"
            >
              {t(`faces.${subject}`)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen label={t('faces.emblems')}>
        <p className="flex flex-wrap gap-3">
          {[...emblemNames, 'other'].map((exam) => (
            <ExamEmblem key={exam} exam={exam} size={56} />
          ))}
          <ExamEmblem exam="ssc" />
          <ExamEmblem exam="ssc" size={72} />
        </p>
      </Specimen>
      <Specimen label={t('faces.covers')}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {subjects.map((subject) => (
            <SubjectCover key={subject} subject={subject} seed={`${subject}:wide`} shape="wide" />
          ))}
        </div>
      </Specimen>
      <Specimen label={t('faces.books')}>
        <div className="grid grid-cols-4 gap-3 sm:grid-cols-5">
          {subjects.map((subject) => (
            <SubjectCover key={subject} subject={subject} seed={subject} shape="book" />
          ))}
        </div>
      </Specimen>
      <Specimen label={t('faces.tiles')}>
        <div className="flex flex-wrap gap-3">
          {subjects.map((subject) => (
            <SubjectCover key={subject} subject={subject} seed={subject} shape="tile" className="size-12" />
          ))}
        </div>
      </Specimen>
      <Specimen label={t('faces.illustrations')}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {illustrations.map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </div>
      </Specimen>
    </>
  )
}
