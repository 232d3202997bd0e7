import { parseSync, Visitor, type ESTree, type ParseResult, type VisitorObject } from 'vite'

/** Syntax tree and module record of a source. Throws at a syntax error. */
export const parseSource = (file: string, source: string): ParseResult => {
  const result = parseSync(file, source)
  const [error] = result.errors
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  return result
}

export const visit = ({ program }: ParseResult, visitor: VisitorObject): void => new Visitor(visitor).visit(program)

type Imports = { fixed: string[]; dynamic: string[] }

/**
 * Modules that a source names: `fixed` by import, export and import type, `dynamic` by `import()` of a literal. The order
 * is not that of the source.
 */
export const importsOf = (file: string, source: string): Imports => {
  const result = parseSource(file, source)
  const { staticImports, staticExports, dynamicImports } = result.module
  const fixed = staticImports.map(({ moduleRequest }) => moduleRequest.value)
  for (const { entries } of staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) fixed.push(moduleRequest.value)
  visit(result, { TSImportType: ({ source: { value } }) => void fixed.push(value) })
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = source.slice(start, end)
    return /^(["'`])[^"'`$]*\1$/.test(written) ? [written.slice(1, -1)] : []
  })
  return { fixed: [...new Set(fixed)], dynamic: [...new Set(dynamic)] }
}

/** Value of a string literal, or of a template without expressions; undefined for other nodes. */
export const textOf = (node: ESTree.Node | null): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/** Last name of an identifier or a member expression, such as `kind` of `question.kind`; undefined for other nodes. */
export const lastNameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined
}

/** Name of a property; undefined for spreads and computed names. */
export const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined => {
  if (property.type !== 'Property' || property.computed) return undefined
  return property.key.type === 'Identifier' ? property.key.name : textOf(property.key)
}

/** Plain value of an object, array or primitive literal. Throws for anything that would have to be run. */
export const literalValue = (node: ESTree.Node): unknown => {
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.map((property) => {
        const name = nameOf(property)
        if (name === undefined || property.type !== 'Property')
          throw new TypeError('Only plain properties are literal.')
        return [name, literalValue(property.value)]
      }),
    )
  if (node.type === 'ArrayExpression')
    return node.elements.map((element) => {
      if (element === null) throw new TypeError('A list without gaps is expected.')
      return literalValue(element)
    })
  if (node.type === 'Literal') return node.value
  const text = textOf(node)
  if (text === undefined) throw new TypeError(`${node.type} is no literal.`)
  return text
}
