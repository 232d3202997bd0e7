export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const passageKinds = ['reading', 'data', 'case'] as const
export type PassageKind = (typeof passageKinds)[number]

export const questionRights = ['original', 'official_sample', 'licensed', 'blocked'] as const
export type QuestionRights = (typeof questionRights)[number]
