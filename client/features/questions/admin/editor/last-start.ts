const key = 'question-start'

export type Start = { kind: string; subject: string }

/** Kind and subject with which this device began a question last; null where there is none. */
export const lastStart = (): Start | null => {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const { kind, subject } = (held ?? {}) as Partial<Start>
    return typeof kind === 'string' && typeof subject === 'string' ? { kind, subject } : null
  } catch {
    return null
  }
}

export const keepStart = (start: Start): void => {
  try {
    localStorage.setItem(key, JSON.stringify(start))
  } catch {
    // Storage refused: the next question begins without a proposal.
  }
}
