import { versionInForce } from '../presets/in-force.ts'

type Dated = { version: number; effectiveFrom: string }

/**
 * Blueprint for papers of a preset's version: the newest that is in force today and began before the next version of the
 * preset, which replaces both. Days are `YYYY-MM-DD`.
 */
export const blueprintFor = <Blueprint extends Dated>(
  blueprints: readonly Blueprint[],
  { effectiveFrom, laterVersions, today }: { effectiveFrom: string; laterVersions: readonly Dated[]; today: string },
): Blueprint | null => {
  const [next] = laterVersions
    .map((later) => later.effectiveFrom)
    .filter((from) => from > effectiveFrom)
    .toSorted()
  const own = blueprints.filter((blueprint) => next === undefined || blueprint.effectiveFrom < next)
  return versionInForce(own, today) ?? null
}
