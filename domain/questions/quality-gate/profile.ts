import { difficulties, type Difficulty } from '../contract.ts'
import type { Bilingual } from '../text.ts'
import type { GatePaper } from './contract.ts'
import { letterOf, placedKeys } from './key-positions.ts'
import { plannedSections, scaledSpan } from './sections.ts'
import { covers, planTitle, topicNameOf, topicTitle } from './syllabus.ts'

/** A bar with what the blueprint, or chance, would give. */
export type Bar = { count: number; min: number | null; max: number | null }

/** Make-up of a paper, for its bars. */
export type PaperProfile = {
  topics: ({ name: Bilingual } & Bar)[]
  difficulty: ({ difficulty: Difficulty } & Bar)[]
  keys: ({ letter: string } & Bar)[]
}

const plannedTopics = (paper: GatePaper): PaperProfile['topics'] =>
  plannedSections(paper).flatMap(({ plan, questions, scale }) =>
    plan.topics.map((line) => ({
      name: planTitle(paper, line),
      count: questions.filter((question) => covers(line, question)).length,
      ...scaledSpan(line.questions, scale),
    })),
  )

const askedTopics = (paper: GatePaper): PaperProfile['topics'] =>
  [...Map.groupBy(paper.questions, topicNameOf)].map(([name, those]) => ({
    name: topicTitle(paper, name),
    count: those.length,
    min: null,
    max: null,
  }))

const difficultyBars = (paper: GatePaper): PaperProfile['difficulty'] => {
  const planned = plannedSections(paper)
  return difficulties.map((difficulty) => {
    const target = planned.reduce(
      (sum, { plan, questions }) => sum + (plan.difficulty[difficulty] * questions.length) / 100,
      0,
    )
    const count = paper.questions.filter((question) => question.difficulty === difficulty).length
    const rounded = planned.length > 0 ? Math.round(target) : null
    return { difficulty, count, min: rounded, max: rounded }
  })
}

const keyBars = ({ questions }: GatePaper): PaperProfile['keys'] => {
  const placed = placedKeys(questions)
  const most = Math.max(0, ...placed.map(({ options }) => options))
  return Array.from({ length: most }, (_, place) => {
    const chance = placed.reduce((sum, { options }) => sum + (options > place ? 1 / options : 0), 0)
    const count = placed.filter((each) => each.place === place).length
    return { letter: letterOf(place), count, min: Math.round(chance), max: Math.round(chance) }
  })
}

/** Topics by the blueprint, or as asked where there is none; difficulty and places of the key. */
export const profileOf = (paper: GatePaper): PaperProfile => {
  const planned = plannedTopics(paper)
  return {
    topics: planned.length > 0 ? planned : askedTopics(paper),
    difficulty: difficultyBars(paper),
    keys: keyBars(paper),
  }
}
