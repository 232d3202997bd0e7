/**
 * Progress of a log-in by a mailed code, for a device that is refused after too many wrong passwords: the code can be
 * requested, was mailed, was requested too often, or is being entered.
 */
export type CodeStep = 'offered' | 'sent' | 'many' | 'entered'

/** `intent` of the button that asks for a code. */
export const askForCode = 'code'
