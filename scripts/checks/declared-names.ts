import { parseSync } from '@swc/core'

type Node = { type?: string; value?: unknown; span?: { start: number } } & Record<string, unknown>

const named: Record<string, string> = {
  FunctionDeclaration: 'identifier',
  ClassDeclaration: 'identifier',
  TsTypeAliasDeclaration: 'id',
  TsInterfaceDeclaration: 'id',
  TsEnumDeclaration: 'id',
}

/**
 * The names that a source declares: variables, parameters, functions, classes and types. Names of properties are left out, since many belong to
 * the wire, a table or a library; so are those that a destructuring takes over as they are.
 */
export const declaredNames = (source: string, isTsx: boolean): string[] => {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const declared = named[node.type ?? ''] && (node[named[node.type ?? ''] ?? ''] as Node | undefined)
    if (declared) names.add(String(declared.value))
    // The parser gives this key to identifiers that are declared, and not to those that are used.
    if (node.type === 'Identifier' && 'typeAnnotation' in node) names.add(String(node.value))
    for (const [key, child] of Object.entries(node)) {
      if (node.type === 'AssignmentPatternProperty' && key === 'key') continue
      if (key !== 'span') visit(child)
    }
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx }).body)
  return [...names]
}
