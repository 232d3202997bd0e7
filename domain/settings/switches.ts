/** Parts of the product that administrators close and open. */
export const switchNames = ['signUp', 'contactForm', 'questionReports', 'pictures', 'keyChallenges'] as const
export type SwitchName = (typeof switchNames)[number]

/** True for a part that is open. */
export type Switches = Record<SwitchName, boolean>
