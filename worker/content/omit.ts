/** Copy of an object without some of its fields. */
export const omit = <Value extends object, Name extends keyof Value & string>(
  value: Value,
  ...names: Name[]
): Omit<Value, Name> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !(names as string[]).includes(name))) as Omit<Value, Name>
