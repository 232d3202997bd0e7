import { z } from 'zod'

/** Native attributes of a field. */
type Constraint = { required?: true; maxLength?: number }
export type Constraints<Name extends string = string> = { readonly [Field in Name]?: Constraint }

const cache = new WeakMap<z.ZodObject, Constraints>()

const read = (contract: z.ZodObject): Constraints => {
  const { properties = {}, required = [] } = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]): [string, Constraint] => {
      const maxLength = typeof field === 'object' ? field.maxLength : undefined
      return [name, { ...(required.includes(name) && { required: true }), ...(maxLength && { maxLength }) }]
    }),
  )
}

/**
 * Native attributes of a form's fields, read from its contract, for `useForm`. By way of JSON Schema: Conform's
 * own reader finds no lengths in zod 4.6. Server only.
 */
export const constraintsOf = <Contract extends z.ZodObject>(
  contract: Contract,
): Constraints<keyof z.input<Contract> & string> => {
  const known = cache.get(contract) ?? read(contract)
  cache.set(contract, known)
  return known
}
