/** Call of scripts/storage/objects.mjs. */
type ObjectCall = { binding: string; name: string; method: string; args: unknown[] }

/** Sends a call, and returns its result as JSON. */
export type CallObject = (call: ObjectCall) => Promise<unknown>

/** Durable Objects of a running product as the worker sees them: each method is a call; `fetch` is not there. */
export const objectsOver = <Namespace>(call: CallObject, binding: string): Namespace =>
  ({
    getByName: (name: string) =>
      new Proxy(
        {},
        {
          get: (_stub, method) =>
            // A stub is no promise, although it answers to every name.
            method === 'then'
              ? undefined
              : (...args: unknown[]) => call({ binding, name, method: String(method), args }),
        },
      ),
  }) as Namespace
