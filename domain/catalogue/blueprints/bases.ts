/** Origin of a blueprint: a syllabus or notice, an analysis of past papers, or our own practice pattern. */
export const blueprintBases = ['official', 'analysis', 'own'] as const
export type BlueprintBasis = (typeof blueprintBases)[number]
