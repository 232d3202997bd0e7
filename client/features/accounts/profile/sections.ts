import { accountPaths } from '../../../../domain/account-paths.ts'

/** Addresses of the sections, in the order of the list. */
const addresses = {
  details: accountPaths.profileDetails(),
  exams: accountPaths.profileExams(),
  guardian: accountPaths.profileGuardian(),
  tests: accountPaths.profileTests(),
  bookmarks: accountPaths.profileBookmarks(),
  security: accountPaths.profileSecurity(),
  data: accountPaths.profileData(),
} as const
export type SectionId = keyof typeof addresses

export const sectionIds = Object.keys(addresses) as SectionId[]

/** Page of a section, to which its forms post too. */
export const sectionAddress = (id: SectionId): string => addresses[id]

/** Former anchors of sections on /profile that have another name now. */
const renamed: Record<string, SectionId> = { you: 'details', exam: 'exams' }

/** Anchor of a section's line on /profile: what mails and bookmarks of earlier years lead to. */
export const anchorOf = (id: SectionId): string =>
  Object.entries(renamed).find(([, section]) => section === id)?.[0] ?? id

/** Address of the section that an anchor of /profile named; undefined for any other. */
export const addressOfAnchor = (hash: string): string | undefined => {
  const anchor = hash.slice(1)
  const id = renamed[anchor] ?? sectionIds.find((each) => each === anchor)
  return id && addresses[id]
}
