import type { GateFinding } from '../../domain/questions/quality-gate/contract.ts'

/** Findings by paper, each with the greatest number of questions that it may concern. */
export type AllowedFindings = Record<string, Record<string, number>>

/** Name of a finding within its paper; its figures may change, as content does. */
export const findingName = ({ code, section, figures, name }: GateFinding): string => {
  const paper = code === 'twin_between' ? name?.en : undefined
  const detail = figures['topic'] ?? figures['kind'] ?? figures['letter'] ?? figures['language'] ?? paper
  return [code, section, detail].filter(Boolean).join(' ')
}

/** Findings by name with the numbers of their questions: several of one name count together. */
export const countFindings = (findings: readonly GateFinding[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const finding of findings) {
    const name = findingName(finding)
    counts[name] = (counts[name] ?? 0) + finding.questions.length
  }
  return counts
}

/** Lines on findings that are not allowed or have grown, and on allowed ones that no longer occur. */
export const compareFindings = (found: AllowedFindings, allowed: AllowedFindings): string[] => {
  const papers = [...new Set([...Object.keys(found), ...Object.keys(allowed)])]
  return papers.flatMap((paper) => {
    const [now, before] = [found[paper] ?? {}, allowed[paper] ?? {}]
    const grown = Object.entries(now)
      .filter(([name, count]) => count > (before[name] ?? -1))
      .map(([name, count]) => `${paper}: ${name} (${count} questions) is not allowed.`)
    const gone = Object.keys(before)
      .filter((name) => !(name in now))
      .map((name) => `${paper}: ${name} no longer occurs. Remove it from the allowed findings.`)
    return [...grown, ...gone]
  })
}

/** The allowed findings that still occur, none of them larger. */
export const shrink = (found: AllowedFindings, allowed: AllowedFindings): AllowedFindings => {
  const papers = Object.entries(allowed).map(([paper, before]) => {
    const kept = Object.entries(before).flatMap(([name, count]): [string, number][] => {
      const now = found[paper]?.[name]
      return now === undefined ? [] : [[name, Math.min(now, count)]]
    })
    return [paper, Object.fromEntries(kept)] as const
  })
  return Object.fromEntries(papers.filter(([, kept]) => Object.keys(kept).length > 0))
}
