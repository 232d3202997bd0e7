/** Maximum nesting of arrays and objects in a JSON text; brackets within strings do not count. */
export const jsonDepth = (json: string): number => {
  let [depth, deepest, isText] = [0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, (depth += 1))
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return deepest
}
