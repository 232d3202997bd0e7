/**
 * States of a broadcast. `scheduled`: seen from its instant on; `sending`: its mails are being made; `sent`: all are
 * made; `stopped`: withdrawn, from the bell too.
 */
export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type BroadcastState = (typeof broadcastStates)[number]
