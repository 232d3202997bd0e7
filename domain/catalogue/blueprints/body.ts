import type { QuestionKind } from '../../questions/kinds/names.ts'
import { blankBody } from '../../content/fields.ts'
import type { PresetPattern } from '../contract.ts'
import type { AuthoredBlueprint, AuthoredLine, AuthoredSection } from './authored.ts'
import type { Blueprint, BlueprintSection, BlueprintTopic, Span } from './contract.ts'
import { blueprintForm } from './form.ts'
import type { Ends } from './sum-of-ends.ts'

const endsOf = ({ min, max }: Span): Ends => [min, max]
const spanOf = ([min, max]: Ends): Span => ({ min, max })

const authoredLine = ({ title, topics, questions }: BlueprintTopic): AuthoredLine => ({
  questions: endsOf(questions),
  topics,
  title: title ?? { en: '', hi: '' },
})

const authoredSection = ({ sectionId, kinds, minutes, topics, ...section }: BlueprintSection): AuthoredSection => ({
  id: sectionId,
  options: section.options,
  minutes: endsOf(minutes),
  difficulty: section.difficulty,
  tolerance: section.tolerance,
  kinds: Object.entries(kinds).map(([kind, span]) => ({ kind: kind as QuestionKind, questions: endsOf(span) })),
  topics: topics.map(authoredLine),
})

/** Blueprint as the editor shows it. */
export const bodyOfBlueprint = ({ sections }: Blueprint) => ({ sections: sections.map(authoredSection) })

/** First blueprint of a pattern: its sections, with everything else to be filled in. */
export const blankBlueprint = ({ sections }: PresetPattern) => ({
  sections: sections.map(({ id }) => ({ ...blankBody(blueprintForm.fields.sections.item.fields), id })),
})

const lineOf = ({ title, topics, questions }: AuthoredLine): BlueprintTopic => ({
  ...(title.en !== '' && { title }),
  topics,
  questions: spanOf(questions),
})

const sectionOf = ({ id, kinds, minutes, topics, ...section }: AuthoredSection): BlueprintSection => ({
  sectionId: id,
  ...section,
  kinds: Object.fromEntries(kinds.map(({ kind, questions }) => [kind, spanOf(questions)])),
  minutes: spanOf(minutes),
  topics: topics.map(lineOf),
})

/** Blueprint that an editor's version has; `blueprintFaults` has found nothing in it. */
export const blueprintOf = ({ sections }: AuthoredBlueprint): Blueprint => ({ sections: sections.map(sectionOf) })
