/** Subjects of questions and of their topics. */
export const subjects = ['aptitude', 'reasoning', 'english', 'general-knowledge', 'science', 'maths'] as const
export type Subject = (typeof subjects)[number]
