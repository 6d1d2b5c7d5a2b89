import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { SocialProfile } from './social-profile.ts'
import { facebookProfile, openIdProfile, xProfile } from './social-profile.ts'

type Claims = Record<string, unknown>

type Common = {
  scope: string
  /** How the client proves itself at the token endpoint. */
  authentication: 'client_secret_post' | 'client_secret_basic'
  /** Apple sends a form where a name or address is asked for. */
  responseMode?: 'form_post'
  idTokenAlgorithm?: 'RS256' | 'HS256'
  toProfile: (claims: Claims) => SocialProfile | null
}
export type OpenIdProvider = Common & { kind: 'openid'; issuer: string }
/** Plain OAuth 2 (RFC 6749): no id token, so who it is comes from `profile`. */
export type OAuthProvider = Common & {
  kind: 'oauth'
  issuer: string
  authorization: string
  token: string
  profile: string
}

const graph = 'https://graph.facebook.com/v23.0'

/** What is known of each provider, from its own documentation. */
export const providers: Record<SocialProvider, OpenIdProvider | OAuthProvider> = {
  google: {
    kind: 'openid',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    authentication: 'client_secret_post',
    toProfile: openIdProfile,
  },
  apple: {
    kind: 'openid',
    issuer: 'https://appleid.apple.com',
    scope: 'openid name email',
    authentication: 'client_secret_post',
    responseMode: 'form_post',
    toProfile: openIdProfile,
  },
  facebook: {
    kind: 'oauth',
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: `${graph}/oauth/access_token`,
    profile: `${graph}/me?fields=id,name,first_name,last_name,email`,
    scope: 'public_profile email',
    authentication: 'client_secret_post',
    toProfile: facebookProfile,
  },
  line: {
    kind: 'openid',
    issuer: 'https://access.line.me',
    scope: 'openid profile email',
    authentication: 'client_secret_post',
    // LINE signs what it gives web clients with their secret.
    idTokenAlgorithm: 'HS256',
    toProfile: openIdProfile,
  },
  x: {
    kind: 'oauth',
    issuer: 'https://x.com',
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me?user.fields=name,username,confirmed_email',
    scope: 'users.read tweet.read users.email',
    authentication: 'client_secret_basic',
    toProfile: xProfile,
  },
}
