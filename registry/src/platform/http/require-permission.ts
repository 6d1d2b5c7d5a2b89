import { isAllowed, type Permission } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Caller } from './caller.ts'
import { RegistryError } from './registry-error.ts'

/** Throws 403 where the caller may not do it, to `remote` where it is done to one. */
export const requirePermission = (caller: Caller, permission: Permission, remote?: string): void => {
  if (isAllowed(caller, permission, remote)) return
  const whose = remote === undefined ? '' : ` ${remote}`
  throw new RegistryError(
    403,
    `A ${caller.role.replace('_', ' ')} may not do this (${permission.replace('_', ' ')}${whose}); ask an administrator of the registry.`,
  )
}
