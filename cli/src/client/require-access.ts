import { listShells } from '@jobspan/shared-kit/contracts/registry/releases'
import type { RegistryClient } from './registry-client.ts'

/** Throws where the registry does not answer or does not know who asks: a build takes long, and would be for nothing. */
export const requireAccess = async (client: RegistryClient): Promise<void> => {
  await client.call(listShells)
}
