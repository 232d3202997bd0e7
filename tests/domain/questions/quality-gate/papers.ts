import type { Blueprint } from '../../../../domain/catalogue/blueprints/contract.ts'
import type { PresetPattern } from '../../../../domain/catalogue/contract.ts'
import type { GatePaper, GateQuestion } from '../../../../domain/questions/quality-gate/contract.ts'
import { optionIds } from '../../../../domain/questions/text.ts'

const both = (text: string) => ({ en: text, hi: text })
const letters = optionIds.slice(0, 4)

/** Reason of an option. */
export const saidWhy = { en: 'Said why.', hi: 'कारण बताया।' }

/** Words of unlike lengths; which option is the longest turns with the question. */
const words = ['oak', 'maple', 'cypress', 'eucalyptus']

export const choice = (texts: readonly string[]) =>
  texts.map((text, index) => ({ id: optionIds[index] ?? 'a', content: both(text) }))

/** A question with four options; key and lengths of options turn at different paces. */
export const question = (number: number, own: Partial<GateQuestion> = {}): GateQuestion => {
  const texts = letters.map((_, index) => words[(index + Math.floor((number - 1) / 4)) % 4] ?? '')
  const key = letters[(number - 1) % 4] ?? 'a'
  return {
    number,
    id: `qst_${number}`,
    sectionId: 'main',
    subject: number % 2 === 0 ? 'maths' : 'physics',
    topic: number % 2 === 0 ? 'circle' : 'optics',
    difficulty: number <= 8 ? 'easy' : number <= 12 ? 'medium' : 'hard',
    targetMs: 50_000,
    rights: 'original',
    stem: { en: `Tree${number} grows${number} where${number}?`, hi: `पेड़${number} कहाँ${number} उगता${number}?` },
    body: { kind: 'mcq', options: choice(texts) },
    key: { kind: 'mcq', optionIds: [key] },
    solution: { en: 'Worked out.', hi: 'हल किया गया।' },
    reasons: Object.fromEntries(letters.map((id) => [id, saidWhy])),
    ...own,
  }
}

const pattern: PresetPattern = {
  durationMinutes: 16,
  navigation: 'free',
  saveMode: 'real_exam',
  reviewCounts: true,
  calculator: 'none',
  keyboard: true,
  pausable: false,
  tieBreak: [],
  normaliser: 'none',
  cutOffs: {},
  sections: [
    {
      id: 'main',
      title: both('Main'),
      questionCount: 16,
      marking: {
        mcq: { correct: '1', wrong: '0' },
        msq: { correct: '1', wrong: '0' },
        nat: { correct: '1', wrong: '0' },
      },
    },
  ],
}

const blueprint: Blueprint = {
  sections: [
    {
      sectionId: 'main',
      options: 4,
      kinds: { mcq: { min: 10, max: 16 }, msq: { min: 0, max: 6 } },
      difficulty: { easy: 50, medium: 25, hard: 25 },
      tolerance: 5,
      minutes: { min: 12, max: 15 },
      topics: [
        { topics: ['maths/circle'], questions: { min: 4, max: 10 } },
        { title: both('Physics'), topics: ['physics'], questions: { min: 4, max: 10 } },
      ],
    },
  ],
}

/** A paper of 16 questions that passes the gate. */
export const goodPaper = (own: Partial<GatePaper> = {}): GatePaper => ({
  kind: 'full',
  isFree: true,
  durationMs: 16 * 60_000,
  pattern,
  blueprint,
  sections: [{ id: 'main', title: both('Main'), durationMs: null }],
  questions: Array.from({ length: 16 }, (_, index) => question(index + 1)),
  topicTitles: new Map([['maths/circle', { en: 'Circle', hi: 'वृत्त' }]]),
  shared: [],
  twins: [],
  ...own,
})

/** The good paper with its questions changed. */
export const withQuestions = (
  change: (question: GateQuestion) => Partial<GateQuestion>,
  own: Partial<GatePaper> = {},
): GatePaper => {
  const paper = goodPaper(own)
  return { ...paper, questions: paper.questions.map((each) => ({ ...each, ...change(each) })) }
}
