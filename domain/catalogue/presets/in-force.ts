type Dated = { version: number; effectiveFrom: string }

/** The version in force on a day: of the latest date up to it, the one that was made last. */
export const versionInForce = <Version extends Dated>(versions: readonly Version[], day: string): Version | undefined =>
  versions
    .filter(({ effectiveFrom }) => effectiveFrom <= day)
    .toSorted((one, other) =>
      one.effectiveFrom === other.effectiveFrom
        ? other.version - one.version
        : other.effectiveFrom.localeCompare(one.effectiveFrom),
    )[0]

/** Versions to come, the earliest first; of one day only the one that was made last. */
export const versionsToCome = <Version extends Dated>(versions: readonly Version[], day: string): Version[] =>
  [...new Set(versions.map(({ effectiveFrom }) => effectiveFrom))]
    .filter((from) => from > day)
    .toSorted()
    .flatMap((from) => versionInForce(versions, from) ?? [])
