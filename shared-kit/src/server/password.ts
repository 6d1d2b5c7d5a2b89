import { hash, verify } from '@node-rs/argon2'

// The OWASP password storage cheat sheet's first choice for argon2id: 19 MiB, two passes, one lane; argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Whether the password is right. Where there is no such account, or it has no password, it takes the same time, and says no. */
export const isPasswordRight = async (password: string, passwordHash: string | null | undefined): Promise<boolean> => {
  decoy ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return isRight && passwordHash != null
}
