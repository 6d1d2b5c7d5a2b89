import { useRef } from 'react'

/**
 * Names what is being sent: the same input tried again carries the same key, so that an answer that was lost makes nothing twice. `done` ends
 * it: who sends the same once more means it.
 *
 * @example
 * const intent = useIdempotencyKey()
 * api.call(createThing, { body, idempotencyKey: intent.getKey(body) })
 */
export const useIdempotencyKey = () => {
  const attempt = useRef({ input: '', key: '' })
  return {
    /** @param value what is sent, as far as JSON tells it apart */
    getKey: (value: unknown): string => {
      const input = JSON.stringify(value)
      if (attempt.current.input !== input) attempt.current = { input, key: crypto.randomUUID() }
      return attempt.current.key
    },
    done: (): void => {
      attempt.current = { input: '', key: '' }
    },
  }
}
