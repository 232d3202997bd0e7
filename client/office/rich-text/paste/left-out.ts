/** Numbers of pasted parts that have no Markdown; `legacyFont` for text in a font whose letters are not Unicode. */
export type LeftOut = { pictures: number; equations: number; objects: number; legacyFont: boolean }

export const nothingLeftOut = (): LeftOut => ({ pictures: 0, equations: 0, objects: 0, legacyFont: false })

export const isComplete = ({ pictures, equations, objects, legacyFont }: LeftOut): boolean =>
  pictures + equations + objects === 0 && !legacyFont
