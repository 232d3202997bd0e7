import { log } from './log.ts'

/** Seconds before a failed message is delivered again: doubled with each delivery, up to five minutes. */
export const backoffSeconds = (attempts: number): number => Math.min(2 ** attempts, 300)

const isRead = ({ body }: Message): boolean => typeof body === 'object' && body !== null

/**
 * A batch without what no consumer could read: that is told to the log and let go, since it would be no better the next
 * time, and must not bring back the messages beside it.
 */
export const readable = <Body>(batch: MessageBatch<Body>): MessageBatch<Body> => {
  const { queue, metadata, messages } = batch
  const lost = messages.filter((message) => !isRead(message))
  if (lost.length === 0) return batch
  for (const message of lost) {
    log('error', 'queue.unreadable', { queue, messageId: message.id })
    message.ack()
  }
  return {
    queue,
    metadata,
    messages: messages.filter(isRead),
    ackAll: () => batch.ackAll(),
    retryAll: (options) => batch.retryAll(options),
  }
}
