import type { ModelEvent } from './attempt-model-acts.ts'

/** An act of a student on a device, and its age. */
export type Doing = {
  question: string
  kind: 'answer' | 'clear' | 'mark' | 'visit'
  option: string
  marked: boolean
  back: number
  /** True when the client names its acts. */
  named: boolean
}

/** After a conflict a journal continues above every number that it may have used. */
const renumberBy = 100

/** The unacknowledged events of one device, numbered by the device. */
export class ModelJournal {
  id: string
  waiting: ModelEvent[] = []
  #seq = 0
  #lastAt = -Infinity
  #forgotten = 0
  /** The answer shown by the device, by question. */
  readonly #shown = new Map<string, string | null>()

  constructor(id: string) {
    this.id = id
  }

  record({ question, kind, option, marked, back, named }: Doing, now: number): void {
    this.#seq += 1
    this.#lastAt = Math.max(this.#lastAt, now - back)
    const shown = this.#shown.get(question) ?? null
    const carried = { answer: option, clear: null, mark: shown, visit: shown }[kind]
    this.#shown.set(question, carried)
    const act = named ? kind : null
    this.waiting.push({ seq: this.#seq, question, act, option: carried, marked, at: this.#lastAt })
  }

  /** The last answer, mark and visit of each question, up to a maximum: the events of a batch. */
  batch(most: number): ModelEvent[] {
    const isLast = (event: ModelEvent) =>
      !this.waiting.some(
        (later) => later.seq > event.seq && later.question === event.question && sameLayer(event, later),
      )
    return this.waiting.filter(isLast).slice(0, most)
  }

  /** Removes events up to a number, and those that a later event of the same batch replaced. */
  acknowledge(sent: readonly ModelEvent[], ackSeq: number): void {
    const stored = sent.filter(({ seq }) => seq <= ackSeq)
    const isCovered = (event: ModelEvent) =>
      stored.some((later) => later.seq >= event.seq && later.question === event.question && sameLayer(event, later))
    this.waiting = this.waiting.filter((event) => !isCovered(event))
  }

  renumber(): void {
    this.#seq += renumberBy
    this.waiting = this.waiting.map((event) => ({ ...event, seq: (this.#seq += 1) }))
  }

  /** Loses the device's storage: with its name, so that it is another device, or the numbers alone. */
  forget(withName: boolean): void {
    this.waiting = []
    this.#seq = 0
    this.#lastAt = -Infinity
    this.#shown.clear()
    this.#forgotten += 1
    if (withName) this.id = `${this.id.split('~')[0]}~${this.#forgotten}`
  }
}

const layerOf = ({ act }: ModelEvent): string => (act === 'mark' || act === 'visit' ? act : 'answer')
const sameLayer = (one: ModelEvent, other: ModelEvent): boolean => layerOf(one) === layerOf(other)
