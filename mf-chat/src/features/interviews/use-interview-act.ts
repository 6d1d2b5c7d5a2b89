import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { applyInterview } from './apply-interview.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/interviews')

/** The interview as it is now, which a refusal brings along where the other side was faster. */
const readChanged = async (error: unknown): Promise<Interview | undefined> => {
  if (!isApiError(error)) return undefined
  const { interview } = await import('@jobspan/shared-kit/contracts/interviews/interview')
  const { data } = Object(error.body) as { data?: unknown }
  return interview.safeParse(data).data
}

/**
 * Does something with an interview, and shows it as it is then: also where it was refused, because the other side was faster.
 *
 * @param onChanged such a refusal, with the interview that is shown from now on: the button that was pressed may be gone with what stood around it
 */
export const useInterviewAct = <Input>(
  call: (contract: Contract, api: ApiClient, input: Input) => Promise<Interview>,
  onDone: (interview: Interview) => void,
  onChanged?: (changed: Interview, refusal: unknown) => void,
) => {
  const { api, queryClient } = usePlatform()
  return useMutation({
    mutationFn: async (input: Input) => {
      const contract = await import('@jobspan/shared-kit/contracts/interviews/interviews')
      try {
        return await call(contract, api, input)
      } catch (error) {
        const changed = await readChanged(error)
        if (changed) {
          applyInterview(queryClient, changed)
          onChanged?.(changed, error)
        }
        throw error
      }
    },
    onSuccess: (interview) => {
      onDone(interview)
      applyInterview(queryClient, interview)
    },
  })
}
