import { blueprintFor } from '../../domain/catalogue/blueprints/in-force.ts'
import { bodyOf, type AuthoredQuestion } from '../../domain/questions/contract.ts'
import type { GatePaper, GateQuestion, SharedUse, TwinElsewhere } from '../../domain/questions/quality-gate/contract.ts'
import { areTwins, prepareQuestion } from '../../domain/questions/quality-gate/twins.ts'
import { referenceBlueprints } from '../../drizzle/reference/blueprints/index.ts'
import { allPresets, presetVersion } from '../../drizzle/reference/presets/index.ts'
import { referenceSubjects } from '../../drizzle/reference/subjects.ts'
import { topics } from '../../drizzle/reference/topics/index.ts'
import { dailyQuizzes, testOfQuiz } from '../../drizzle/seed/catalogue/daily-quiz.ts'
import { seedTests, type SeedTest } from '../../drizzle/seed/catalogue/index.ts'
import { dailyQuizQuestions } from '../../drizzle/seed/questions/current-affairs.ts'
import { seedQuestions } from '../../drizzle/seed/questions/index.ts'

const tests = [...seedTests, ...dailyQuizzes.map(testOfQuiz)]
const questions = new Map([...seedQuestions, ...dailyQuizQuestions].map((question) => [question.code, question]))

const codesOf = ({ sections }: SeedTest): string[] => sections.flatMap(({ questions: codes }) => codes)

const authored = (code: string): AuthoredQuestion => {
  const found = questions.get(code)
  if (!found) throw new RangeError(`No question ${code}`)
  return found
}

const gateQuestion = (code: string, number: number, sectionId: string): GateQuestion => {
  const question = authored(code)
  const { subject, topic, difficulty, targetSeconds, stem, key, solution, reasons = {}, rights = 'original' } = question
  const body = bodyOf(question)
  const targetMs = targetSeconds * 1000
  return {
    number,
    id: code,
    sectionId,
    subject,
    topic,
    difficulty,
    targetMs,
    rights,
    stem,
    body,
    key,
    solution,
    reasons,
  }
}

/** Codes of questions with nearly the same stem, by code. */
const twinCodes = (): Map<string, string[]> => {
  const asked = [...new Set(tests.flatMap(codesOf))].map((code) => prepareQuestion(gateQuestion(code, 0, '')))
  const twins = new Map<string, string[]>()
  const add = (one: string, other: string) => twins.set(one, [...(twins.get(one) ?? []), other])
  asked.forEach((one, index) => {
    for (const other of asked.slice(index + 1)) {
      if (!areTwins(one, other)) continue
      add(one.id, other.id)
      add(other.id, one.id)
    }
  })
  return twins
}

/** The newest blueprint of the pattern that the test has. */
const blueprintOf = (presetVersionId: string) => {
  const preset = allPresets.find(({ versions }) => versions.some(({ id }) => id === presetVersionId))
  const own = referenceBlueprints.filter(({ presetId }) => presetId === preset?.id)
  return blueprintFor(own, {
    effectiveFrom: presetVersion(presetVersionId).effectiveFrom,
    laterVersions: (preset?.versions ?? []).map(({ effectiveFrom }, version) => ({ version, effectiveFrom })),
    today: '9999-12-31',
  })
}

/** Name of another paper in findings: its code. */
const named = ({ code }: SeedTest) => ({ en: code, hi: code })
const isFree = ({ access }: SeedTest): boolean => access === 'free'

const sharedWith = (own: SeedTest): SharedUse[] =>
  tests
    .filter((other) => other !== own)
    .flatMap((other) => {
      const codes = new Set(codesOf(other))
      return codesOf(own)
        .filter((code) => codes.has(code))
        .map((questionId) => ({ questionId, paper: named(other), isFree: isFree(other) }))
    })

const twinsElsewhere = (own: SeedTest, twins: Map<string, string[]>): TwinElsewhere[] =>
  codesOf(own).flatMap((code, index) =>
    (twins.get(code) ?? []).flatMap((twin) =>
      tests
        .filter((other) => other !== own && codesOf(other).includes(twin))
        .map((other) => ({ number: index + 1, code: twin, paper: named(other) })),
    ),
  )

const topicTitles = new Map([
  ...referenceSubjects.map(({ id, title }) => [id, title] as const),
  ...topics.map(({ subject, slug, title }) => [`${subject}/${slug}`, title] as const),
])

const gateQuestionsOf = ({ sections }: SeedTest): GateQuestion[] =>
  sections
    .flatMap(({ presetSectionId, questions: codes }) => codes.map((code) => [code, presetSectionId] as const))
    .map(([code, sectionId], index) => gateQuestion(code, index + 1, sectionId))

/** Seeded papers by code, as the quality gate reads them. */
export const seedPapers = (): Map<string, GatePaper> => {
  const twins = twinCodes()
  return new Map(
    tests.map((own) => {
      const { pattern } = presetVersion(own.presetVersionId)
      const paper: GatePaper = {
        kind: own.kind,
        isFree: isFree(own),
        durationMs: own.durationMinutes * 60_000,
        pattern,
        blueprint: blueprintOf(own.presetVersionId)?.blueprint ?? null,
        sections: own.sections.map(({ presetSectionId: id, title, minutes }) => ({
          id,
          title: title ?? pattern.sections.find((section) => section.id === id)?.title ?? { en: id, hi: id },
          durationMs: minutes === undefined ? null : minutes * 60_000,
        })),
        questions: gateQuestionsOf(own),
        topicTitles,
        shared: sharedWith(own),
        twins: twinsElsewhere(own, twins),
      }
      return [own.code, paper] as const
    }),
  )
}
