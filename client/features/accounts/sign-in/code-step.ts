/**
 * Progress of a log-in by a mailed code, for a device that too many wrong passwords hold back: the code can be asked
 * for, was mailed, was asked for too often, or is being entered.
 */
export type CodeStep = 'offered' | 'sent' | 'many' | 'entered'

/** `intent` of the button that asks for a code. */
export const askForCode = 'code'
