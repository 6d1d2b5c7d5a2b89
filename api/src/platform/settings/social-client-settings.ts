import { type SocialProvider, socialProviders } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { z } from 'zod/mini'

const given = (description: string) =>
  z
    .optional(z.string().check(z.minLength(1), z.maxLength(4_000)))
    .check(z.meta({ description, shownDefault: 'a local stand-in, where `STAND_INS` allow it' }))
const callback =
  'register `{origin}/api/auth/social/{provider}/callback` for the public host and for the host of each country'

/** What each provider gave this installation when it was registered there. All of a provider's variables, or none. */
export const socialEnvironment = z.object({
  GOOGLE_CLIENT_ID: given(`client id of the social login with Google; ${callback}`),
  GOOGLE_CLIENT_SECRET: given('its secret'),
  APPLE_CLIENT_ID: given(`client id of Sign in with Apple; ${callback}`),
  APPLE_TEAM_ID: given('its team'),
  APPLE_KEY_ID: given('the id of its key'),
  APPLE_PRIVATE_KEY: given('its key as PEM; `\\n` stands for a line break'),
  FACEBOOK_CLIENT_ID: given(`client id of the social login with Facebook; ${callback}`),
  FACEBOOK_CLIENT_SECRET: given('its secret'),
  LINE_CLIENT_ID: given(`client id of the social login with LINE; ${callback}`),
  LINE_CLIENT_SECRET: given('its secret'),
  X_CLIENT_ID: given(`client id of the social login with X; ${callback}`),
  X_CLIENT_SECRET: given('its secret'),
})

/** Apple takes no secret but a token signed with this key. */
export type AppleKey = { teamId: string; keyId: string; privateKey: string }
export type OAuthClientSettings = { id: string; secret: string | AppleKey }
export type SocialClientSettings = Partial<Record<SocialProvider, OAuthClientSettings>>

/** The clients that are configured. Throws naming the variables that a provider lacks. */
export const readSocialClientSettings = (values: z.infer<typeof socialEnvironment>): SocialClientSettings => {
  const clients: SocialClientSettings = {}
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
