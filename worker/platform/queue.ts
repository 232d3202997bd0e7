import { log } from './log.ts'

/** Seconds before a failed message is delivered again: doubled with each delivery, up to five minutes. */
export const backoffSeconds = (attempts: number): number => Math.min(2 ** attempts, 300)

const isReadable = ({ body }: Message): boolean => typeof body === 'object' && body !== null

/** Drops malformed messages from a batch with a log line: a retry would fail again and delay the others. */
export const withoutMalformed = <Body>(batch: MessageBatch<Body>): MessageBatch<Body> => {
  const { queue, metadata, messages } = batch
  const malformed = messages.filter((message) => !isReadable(message))
  if (malformed.length === 0) return batch
  for (const message of malformed) {
    log('error', 'queue.unreadable', { queue, messageId: message.id })
    message.ack()
  }
  return {
    queue,
    metadata,
    messages: messages.filter(isReadable),
    ackAll: () => batch.ackAll(),
    retryAll: (options) => batch.retryAll(options),
  }
}
