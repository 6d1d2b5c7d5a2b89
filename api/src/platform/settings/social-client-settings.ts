import { type SocialProvider, socialProviders } from '@jobspan/shared-kit/contracts/sign-in'
import { z } from 'zod/mini'

const given = z.optional(z.string().check(z.minLength(1), z.maxLength(4_000)))

/** What each provider gave this installation when it was registered there. All of a provider's variables, or none. */
export const socialEnvironment = z.object({
  GOOGLE_CLIENT_ID: given,
  GOOGLE_CLIENT_SECRET: given,
  APPLE_CLIENT_ID: given,
  APPLE_TEAM_ID: given,
  APPLE_KEY_ID: given,
  /** PEM of the key for “Sign in with Apple”; `\n` stands for a line break. */
  APPLE_PRIVATE_KEY: given,
  FACEBOOK_CLIENT_ID: given,
  FACEBOOK_CLIENT_SECRET: given,
  LINE_CLIENT_ID: given,
  LINE_CLIENT_SECRET: given,
  X_CLIENT_ID: given,
  X_CLIENT_SECRET: given,
})

/** Apple takes no secret but a token signed with this key. */
export type AppleKey = { teamId: string; keyId: string; privateKey: string }
export type SocialClient = { id: string; secret: string | AppleKey }
export type SocialClients = Partial<Record<SocialProvider, SocialClient>>

/** The clients that are configured. Throws naming the variables that a provider lacks. */
export const readSocialClients = (values: z.infer<typeof socialEnvironment>): SocialClients => {
  const clients: SocialClients = {}
  for (const provider of socialProviders) {
    const prefix = `${provider.toUpperCase()}_`
    const names = Object.keys(socialEnvironment.shape).filter((name) => name.startsWith(prefix))
    const parts = new Map(names.map((name) => [name.slice(prefix.length), values[name as keyof typeof values]]))
    const missing = names.filter((name) => values[name as keyof typeof values] === undefined)
    if (missing.length === names.length) continue
    if (missing.length > 0) throw new Error(`${missing.join(', ')}: needed beside the other ${prefix}… variables`)
    const part = (name: string) => parts.get(name) ?? ''
    clients[provider] = {
      id: part('CLIENT_ID'),
      secret:
        provider === 'apple'
          ? {
              teamId: part('TEAM_ID'),
              keyId: part('KEY_ID'),
              privateKey: part('PRIVATE_KEY').replaceAll('\\n', '\n'),
            }
          : part('CLIENT_SECRET'),
    }
  }
  return clients
}
