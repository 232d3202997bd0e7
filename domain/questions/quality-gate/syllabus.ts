import type { BlueprintTopic } from '../../catalogue/blueprints/contract.ts'
import type { GateFinding, GatePaper, GateQuestion, GateRule } from './contract.ts'
import { isWithin, numbersOf, plannedSections, scaledSpan, standsForExam, type PlannedSection } from './sections.ts'

export const topicNameOf = ({ subject, topic }: Pick<GateQuestion, 'subject' | 'topic'>): string =>
  `${subject}/${topic}`

/** True where a line of the blueprint names the question's topic or subject. */
export const covers = ({ topics }: BlueprintTopic, question: GateQuestion): boolean =>
  topics.includes(question.subject) || topics.includes(topicNameOf(question))

/** Name of a topic in both languages; one that is missing is named by its slug. */
export const topicTitle = ({ topicTitles }: Pick<GatePaper, 'topicTitles'>, name: string) =>
  topicTitles.get(name) ?? { en: name, hi: name }

/** Name of the topics of a line of the blueprint. */
export const planTitle = (paper: Pick<GatePaper, 'topicTitles'>, { title, topics }: BlueprintTopic) =>
  title ?? topicTitle(paper, topics[0] ?? '')

const outside = (paper: GatePaper, { plan, questions }: PlannedSection): GateFinding[] => {
  const foreign = questions.filter((question) => !plan.topics.some((line) => covers(line, question)))
  return [...Map.groupBy(foreign, topicNameOf)].map(([name, those]) => ({
    code: 'topic_outside',
    section: plan.sectionId,
    questions: numbersOf(those),
    figures: { count: those.length, topic: name },
    name: topicTitle(paper, name),
  }))
}

const shares = (paper: GatePaper, { plan, questions, scale }: PlannedSection): GateFinding[] =>
  plan.topics.flatMap((line): GateFinding[] => {
    const asked = questions.filter((question) => covers(line, question))
    const span = scaledSpan(line.questions, scale)
    if (isWithin(asked.length, span)) return []
    return [
      {
        code: asked.length === 0 ? 'topic_missing' : 'topic_share',
        section: plan.sectionId,
        questions: numbersOf(asked),
        figures: { found: asked.length, ...span, of: questions.length, topic: line.topics[0] ?? '' },
        name: planTitle(paper, line),
      },
    ]
  })

/** Topics outside the syllabus, missing from it, or asked too often or too seldom. */
export const syllabus: GateRule = (paper) =>
  plannedSections(paper)
    .filter(({ plan }) => plan.topics.length > 0)
    .flatMap((section) => [...outside(paper, section), ...(standsForExam(paper) ? shares(paper, section) : [])])
