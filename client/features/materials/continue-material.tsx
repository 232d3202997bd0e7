import type { LastReading } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { paths } from '../../../domain/paths.ts'
import { ContinueRow } from '../../ui/continue-row.tsx'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { chapterAddress } from './chapter-address.ts'
import { PlaceLine } from './place-line.tsx'

/** Link to the material that the student read last, at its place. */
export function ContinueMaterial({ last }: { last: LastReading | null }) {
  if (!last) return null
  const { materialId: id, chapter, kind } = last
  const isPaged = materialTraits[kind].chapterPages && chapter !== null
  return (
    <ContinueRow
      to={isPaged ? chapterAddress({ id, kind, hasText: false }, chapter) : paths.material(id)}
      title={last.title}
      cover={<SubjectCover subject={last.subject.id} seed={id} shape="book" />}
    >
      <PlaceLine place={last} />
    </ContinueRow>
  )
}
