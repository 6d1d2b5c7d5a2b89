import { isLoopbackName } from '@jobspan/kit-server/http'
import { z } from 'zod/mini'

const originsOf = (text: string): string[] => (text === '' ? [] : text.split(','))

/** Messages are encrypted, but where they go is not: in clear only within this machine. */
const isServiceOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url?.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname)))
  )
}

export const pushEnvironment = z.object({
  PUSH_SERVICES: z
    ._default(
      z
        .string()
        .check(
          z.refine(
            (text) => originsOf(text).every(isServiceOrigin),
            'must be origins such as https://push.example.com, separated by commas; http only on this machine',
          ),
        ),
      '',
    )
    .check(
      z.describe(
        'push services beside those of Chrome, Firefox, Edge and Safari, which browsers may be subscribed at: origins, separated by commas',
      ),
    ),
})

export const readPushServices = (values: z.infer<typeof pushEnvironment>): string[] => originsOf(values.PUSH_SERVICES)
