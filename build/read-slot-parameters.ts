import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ModuleItem, parseSync, type TsInterfaceDeclaration, type TsType, type TsTypeElement } from '@swc/core'
import type { SlotParameter, SlotParameters } from '../shell/standalone/slot-parameters.ts'
import { kitSources } from './workspace.ts'

/** The kit is installed compiled, with its types beside it. */
const contract = ['remote/slot-params.ts', 'remote/slot-params.d.ts']
  .map((name) => join(kitSources, name))
  .find((file) => existsSync(file))

const kindOf = (type: TsType | undefined): SlotParameter['kind'] => {
  if (type?.type !== 'TsKeywordType') return 'json'
  return type.kind === 'number' || type.kind === 'string' || type.kind === 'boolean' ? type.kind : 'json'
}

const nameOf = (member: TsTypeElement): string | undefined => {
  if (member.type !== 'TsPropertySignature') return undefined
  const { key } = member
  if (key.type === 'StringLiteral') return key.value
  return key.type === 'Identifier' ? key.value : undefined
}

const parametersOf = (type: TsType | undefined): SlotParameter[] | null => {
  // `Record<never, never>`: none.
  if (type?.type === 'TsTypeReference') return isEmptyRecord(type) ? [] : null
  if (type?.type !== 'TsTypeLiteral') return null
  return type.members.flatMap((member) => {
    const name = nameOf(member)
    if (name === undefined || member.type !== 'TsPropertySignature') return []
    return [{ name, kind: kindOf(member.typeAnnotation?.typeAnnotation), optional: member.optional }]
  })
}

const isEmptyRecord = (type: Extract<TsType, { type: 'TsTypeReference' }>): boolean =>
  type.typeName.type === 'Identifier' && type.typeName.value === 'Record'

/** The declarations of `SlotParams` among statements, inside `declare module` too. */
const findDeclarations = (items: readonly ModuleItem[]): TsInterfaceDeclaration[] =>
  items.flatMap((item) => {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item
    if (declared.type === 'TsInterfaceDeclaration') return declared.id.value === 'SlotParams' ? [declared] : []
    if (declared.type !== 'TsModuleDeclaration') return []
    return declared.body?.type === 'TsModuleBlock' ? findDeclarations(declared.body.body) : []
  })

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Reads which parameters slots have from their types: from the contract, and from what a remote declares beside it
 * (`declare module '@jobspan/shared-kit/remote'`).
 */
export const readSlotParameters = (sourceFolder: string): SlotParameters => {
  const parameters: SlotParameters = {}
  for (const file of [...(contract ? [contract] : []), ...sourcesBelow(sourceFolder)]) {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('interface SlotParams')) continue
    const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') })
    for (const member of findDeclarations(body).flatMap((declaration) => declaration.body.body)) {
      const name = nameOf(member)
      if (name !== undefined && member.type === 'TsPropertySignature')
        parameters[name] = parametersOf(member.typeAnnotation?.typeAnnotation)
    }
  }
  return parameters
}
