import { verifyAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'

/** Has the registry recompute the chain of hashes; a question that is asked, so no query that repeats by itself. */
export const useVerifyAudit = () => {
  const { api } = usePlatform()
  return useMutation({ mutationFn: () => api.call(verifyAudit) })
}
