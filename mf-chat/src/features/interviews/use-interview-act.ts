import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { applyInterview } from './apply-interview.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/interviews')

/** The interview as it is now, which a refusal brings along where the other side was faster. */
const readChanged = (contract: Contract, error: unknown): Interview | undefined => {
  if (!isApiError(error)) return undefined
  const { data } = Object(error.body) as { data?: unknown }
  return contract.interview.safeParse(data).data
}

/** Does something with an interview, and shows it as it is then: also where it was refused, because the other side was faster. */
export const useInterviewAct = <Input>(
  call: (contract: Contract, api: ApiClient, input: Input) => Promise<Interview>,
  onDone: (interview: Interview) => void,
) => {
  const { api, queryClient } = usePlatform()
  return useMutation({
    mutationFn: async (input: Input) => {
      const contract = await import('@jobspan/shared-kit/contracts/interviews/interviews')
      try {
        return await call(contract, api, input)
      } catch (error) {
        const changed = readChanged(contract, error)
        if (changed) applyInterview(queryClient, changed)
        throw error
      }
    },
    onSuccess: (interview) => {
      onDone(interview)
      applyInterview(queryClient, interview)
    },
  })
}
