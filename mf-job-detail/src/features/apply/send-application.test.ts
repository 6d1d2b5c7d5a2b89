import { describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@jobspan/shared-kit/api'
import { isFinalError, sendApplication } from './send-application.ts'

const application = { jobId: 42, idempotencyKey: 'one-intent', body: { source: 'job_search', screening_answers: [] } }
const refusal = (code: number, status = 409) => new ApiError({ kind: 'refused', status, code, message: '' })

/** A client that gives one answer after the other and remembers the keys it was called with. */
const clientAnswering = (responses: (object | Error)[]) => {
  const keys: (string | undefined)[] = []
  const api = {
    call: async (_: unknown, options: { idempotencyKey?: string }) => {
      keys.push(options.idempotencyKey)
      const answer = responses.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  } as unknown as ApiClient
  return { api, keys }
}

describe('sendApplication', () => {
  it('asks again under the same key while the server is processing it', async () => {
    const { api, keys } = clientAnswering([refusal(41134), refusal(41134), { id: 1 }])
    const waits: number[] = []
    let notices = 0
    const result = await sendApplication(api, application, {
      onProcessing: () => {
        notices += 1
      },
      wait: async (milliseconds) => {
        waits.push(milliseconds)
      },
    })
    expect(result).toEqual({ id: 1 })
    expect(keys).toEqual(['one-intent', 'one-intent', 'one-intent'])
    expect(waits).toHaveLength(2)
    expect(notices).toBe(2)
  })

  it('gives up after a while, and at once on any other refusal', async () => {
    const endless = clientAnswering(Array.from({ length: 20 }, () => refusal(41134)))
    await expect(sendApplication(endless.api, application, { wait: async () => {} })).rejects.toMatchObject({
      code: 41134,
    })
    expect(endless.keys.length).toBeLessThan(10)
    const refused = clientAnswering([refusal(40018)])
    await expect(sendApplication(refused.api, application)).rejects.toMatchObject({ code: 40018 })
    expect(refused.keys).toHaveLength(1)
  })
})

describe('isFinalRefusal', () => {
  it('is true only when the server has decided', () => {
    expect(isFinalError(refusal(41136, 422))).toBe(true)
    expect(isFinalError(refusal(41134))).toBe(false)
    expect(isFinalError(refusal(40006, 429))).toBe(false)
    expect(isFinalError(refusal(0, 401))).toBe(false)
    expect(isFinalError(new ApiError({ kind: 'timeout', status: 0, code: 0, message: '' }))).toBe(false)
  })
})
