/**
 * States of the mail of a notice. `claimed`: handed to the sender, without an answer so far; `unknown`: the sender never
 * answered, so it may have arrived; `skipped`: no longer wanted, or its address is not confirmed; `bounced`: refused for
 * good by its address.
 */
export const noticeMailStates = ['pending', 'claimed', 'sent', 'unknown', 'skipped', 'bounced', 'failed'] as const
export type NoticeMailState = (typeof noticeMailStates)[number]
