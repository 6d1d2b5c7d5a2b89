import { parseSync } from '@swc/core'

type Node = { type?: string; span?: { start: number; end: number } } & Record<string, unknown>

const functions = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'FunctionDeclaration',
  'FunctionExpression',
  'MethodProperty',
])

/** Whether a statement of the file is so long that a function in it may be. Sources are formatted: what is inside is indented. */
const hasLongStatement = (source: string, maxLines: number): boolean => {
  let length = 0
  return source.split('\n').some((line) => {
    length = line === '' || line.startsWith(' ') ? length + 1 : 0
    return length >= maxLines - 1
  })
}

/** The functions of a source that are longer than `maxLines`, by the name that they are given. */
export const longFunctions = (source: string, isTsx: boolean, maxLines: number): string[] => {
  if (!hasLongStatement(source, maxLines)) return []
  const bytes = Buffer.from(source)
  const found: string[] = []
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, name)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const declared = (node.type === 'VariableDeclarator' ? node.id : (node.identifier ?? node.key)) as Node | undefined
    const own = typeof declared?.value === 'string' ? declared.value : name
    if (functions.has(node.type ?? '') && node.span) {
      const lines = bytes.toString('utf8', node.span.start - 1, node.span.end - 1).split('\n').length
      if (lines > maxLines) found.push(own)
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, own)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx }).body, 'an unnamed function')
  return found
}
