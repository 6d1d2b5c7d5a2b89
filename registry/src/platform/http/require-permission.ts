import { isAllowed, type Permission } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Caller } from './caller.ts'
import { RegistryError } from './registry-error.ts'

/** Words for people, such as `product owner`. */
const spell = (name: string) => name.replace('_', ' ')

/** A refusal for lack of rights. Whoever answers adds who has them: see `name-who-may.ts`. */
export class MissingPermissionError extends RegistryError {
  readonly caller: Caller
  readonly permission: Permission
  readonly remote: string | undefined

  constructor(caller: Caller, permission: Permission, remote: string | undefined, whoMay?: string) {
    const what = `${spell(permission)}${remote === undefined ? '' : ` ${remote}`}`
    super(
      403,
      `A ${spell(caller.role)} may not do this (${what}); ${whoMay ? `who may: ${whoMay}.` : 'ask an administrator of the registry.'}`,
    )
    this.caller = caller
    this.permission = permission
    this.remote = remote
  }
}

/** Throws 403 where the caller may not do it, to `remote` where it is done to one. */
export const requirePermission = (caller: Caller, permission: Permission, remote?: string): void => {
  if (!isAllowed(caller, permission, remote)) throw new MissingPermissionError(caller, permission, remote)
}
