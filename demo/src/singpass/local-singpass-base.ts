/** Where the stand-in for Singpass is, below the public origin. */
export const localSingpassBase = '/dev/singpass'

export const localIssuer = (publicOrigin: URL): string => `${publicOrigin.origin}${localSingpassBase}`

export const localSingpassClientId = 'local-identity-client'
