import { type Comment, type Expression, parseSync, type Span, Visitor } from 'oxc-parser'

/** A file or package that a text names, with where the name stands between its quotes. `${name}` stands for each changing part. */
type Reference = Span & { specifier: string }

const isImportMeta = (node: Expression | { type: string }, property: string): boolean =>
  node.type === 'MemberExpression' &&
  'object' in node &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === property

const isRequire = (node: Expression): boolean => node.type === 'Identifier' && node.name === 'require'

const isRequireResolve = (node: Expression): boolean =>
  node.type === 'MemberExpression' &&
  isRequire(node.object as Expression) &&
  node.property.type === 'Identifier' &&
  node.property.name === 'resolve'

/**
 * All that a module or a declaration of types names: imports of every kind, `import.meta.resolve`, `new URL(…, import.meta.url)` and `require`.
 * What stands in comments or in other texts is no reference.
 */
export const findReferences = (text: string, file: string): { references: Reference[]; comments: Comment[] } => {
  const name = file.endsWith('.d.ts') || !/\.tsx?$/.test(file) ? file : file.replace(/\.tsx?$/, '.js')
  const { program, comments, errors } = parseSync(name, text, {
    sourceType: file.endsWith('.cjs') ? 'commonjs' : 'module',
  })
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  const references: Reference[] = []
  const add = (node: { type: string; start: number; end: number } | null | undefined): void => {
    if (!node || (node.type !== 'Literal' && node.type !== 'TemplateLiteral')) return
    const [start, end] = [node.start + 1, node.end - 1]
    references.push({ start, end, specifier: text.slice(start, end) })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    TSModuleDeclaration: ({ id }) => add(id),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (isImportMeta(callee, 'resolve') || isRequire(callee) || isRequireResolve(callee)) add(first)
    },
    NewExpression: ({ callee, arguments: [first, base] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL' && base && isImportMeta(base, 'url')) add(first)
    },
  }).visit(program)
  return { references, comments }
}
