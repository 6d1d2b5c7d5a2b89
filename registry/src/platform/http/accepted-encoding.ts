import { negotiate } from '@fastify/accept-negotiator'

/** Codings in which something is kept ready, best first, and how files name them. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const
type Encoding = (typeof encodings)[number]

/**
 * The coding to answer in (RFC 9110, 12.5.3), undefined for the bytes as they are. Whoever chooses by this says
 * `Vary: Accept-Encoding`.
 *
 * @param header what the request says it accepts
 * @param isReady whether there is a copy in a coding
 */
export const acceptedEncoding = (
  header: string | undefined,
  isReady: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined => {
  if (!header) return undefined
  const ready = encodings.filter(isReady)
  const name = negotiate<string>(header, [...ready.map((encoding) => encoding.name), 'identity'])
  return ready.find((encoding) => encoding.name === name)
}
