import { ownKeeper } from '../../../../office/own-keeper.ts'
import type { TypedKey } from '../keys/key-props.ts'

/** Typed parts of a row that are not saved. */
export type KeptRow = {
  /** Revision of the row from which they began. */
  base: number
  /** Unix milliseconds. */
  at: number
  /** Number of the row in its file. */
  row: number
  /** Changed texts by path. */
  texts: Record<string, string>
  /** Null while the key is the saved one. */
  key: { kind: string; value: TypedKey } | null
}

/** Unsaved rows of an import by position, on this device. */
export type KeptRows = Record<string, KeptRow>

export const keptRowsOf = (userId: string, importId: string) => {
  const keeper = ownKeeper<KeptRows>(userId, `import.${importId}`)
  const all = (): KeptRows => keeper.read() ?? {}
  return {
    all,
    /** Keeps a row, or forgets it with null. */
    put: (position: number, kept: KeptRow | null) => {
      const { [position]: _, ...others } = all()
      const rows = kept ? { ...others, [position]: kept } : others
      if (Object.keys(rows).length > 0) keeper.write(rows)
      else keeper.forget()
    },
    forget: () => keeper.forget(),
  }
}
