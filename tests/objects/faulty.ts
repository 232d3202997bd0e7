/** Interferes with a call to a binding: `call` runs it, `what` is the method with its statement or key. */
export type Interfere = <Reply>(call: () => Promise<Reply>, what: string) => Promise<Reply>

type Call = (...args: unknown[]) => Promise<unknown>

/** A binding with interference in every call. */
export const faulty = <Binding extends object>(binding: Binding, interfere: Interfere): Binding =>
  new Proxy(binding, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      return (...args: unknown[]) =>
        interfere(() => (member as Call).apply(target, args), `${String(name)} ${JSON.stringify(args)}`)
    },
  })

const originals = new WeakMap<object, D1PreparedStatement>()

const statement = (prepared: D1PreparedStatement, text: string, interfere: Interfere): D1PreparedStatement => {
  const wrapped = new Proxy(prepared, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      return (...args: unknown[]) =>
        name === 'bind'
          ? statement(target.bind(...args), `${text} ${JSON.stringify(args)}`, interfere)
          : interfere(() => (member as Call).apply(target, args), `${String(name)} ${text}`)
    },
  })
  originals.set(wrapped, prepared)
  return wrapped
}

/** D1 with interference, applied when a prepared statement runs. */
export const faultyD1 = (d1: D1Database, interfere: Interfere): D1Database => ({
  prepare: (sql) => statement(d1.prepare(sql), sql, interfere),
  batch: <Row>(statements: D1PreparedStatement[]) =>
    interfere(() => d1.batch<Row>(statements.map((one) => originals.get(one) ?? one)), `batch of ${statements.length}`),
  exec: (sql) => interfere(() => d1.exec(sql), `exec ${sql}`),
  dump: () => interfere(() => d1.dump(), 'dump'),
  withSession: (constraint) => d1.withSession(constraint),
})

export const d1Down = 'D1_ERROR: Network connection lost.'
