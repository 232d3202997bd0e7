import type { Paper, PaperPassage } from '../../domain/attempts/contract.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { attainableUnits } from '../../domain/catalogue/structure.ts'
import type { StoredQuestion } from '../../domain/questions/public.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { notPossible } from '../content/content.state.ts'
import type { Services } from '../platform/context.ts'
import { assemblePaper, paperPassage, type PaperItem } from './assemble-paper.ts'
import { readVersions } from './papers.store.ts'

/** A question of a preview: a stored version, or a draft already rendered. `weight` selects among a kind's marks. */
type PreviewQuestion = { weight: number | null } & ({ versionId: string } | { drawn: StoredQuestion })

/** Data of a paper that is not published. `durationMs` of a section is null where the preset's time applies. */
export type PreviewedTest = {
  testId: string
  title: Bilingual
  durationMs: number
  pattern: PresetPattern
  sections: readonly {
    presetSectionId: string
    title: Bilingual
    durationMs: number | null
    questions: readonly PreviewQuestion[]
  }[]
  /** Passages of the drawn questions; those of stored versions are read. */
  passages?: readonly PaperPassage[]
}

const notDrawable = () => notPossible('This draft cannot be drawn yet.', 'not_drawable')

/** Questions in the order of the paper, with stored versions in the place of their ids; unknown ids are left out. */
const itemsOf = ({ sections }: PreviewedTest, stored: ReadonlyMap<string, StoredQuestion>): PaperItem[] =>
  sections.flatMap(({ questions }, sectionPosition) =>
    questions.flatMap((question) => {
      const found = 'drawn' in question ? question.drawn : stored.get(question.versionId)
      return found ? [{ ...found, sectionPosition, weight: question.weight }] : []
    }),
  )

const maxUnitsOf = ({ sections, questions, optionalTaken }: Paper): number => {
  const unitsOf = new Map(questions.map(({ id, marks }) => [id, marks.correct]))
  return attainableUnits(
    sections.map((section) => ({ ...section, units: section.questionIds.map((id) => unitsOf.get(id) ?? 0) })),
    optionalTaken,
  )
}

const assembled = (parts: Parameters<typeof assemblePaper>[0]): Paper => {
  try {
    return assemblePaper(parts)
  } catch (error) {
    if (error instanceof RangeError) throw notDrawable()
    throw error
  }
}

/**
 * Paper of a test that is not published, as students would get it. Nothing is stored. Throws 409 where its preset has
 * no such section or mark, and for a paper without questions.
 */
export const previewPaper = async ({ db }: Services, test: PreviewedTest): Promise<Paper> => {
  const ids = test.sections.flatMap(({ questions }) =>
    questions.flatMap((question) => ('versionId' in question ? [question.versionId] : [])),
  )
  const { versions, passages } = await readVersions(db, ids)
  const items = itemsOf(test, new Map(versions.map((version) => [version.versionId, version])))
  if (items.length === 0) throw notDrawable()
  const { testId, title, durationMs, pattern } = test
  const paper = assembled({
    head: { testId, versionId: '', title, durationMs, maxUnits: 0 },
    pattern,
    sections: test.sections.map((section, position) => ({ ...section, position })),
    items,
    passages: [...passages.map(paperPassage), ...(test.passages ?? [])],
  })
  return { ...paper, maxUnits: maxUnitsOf(paper) }
}
