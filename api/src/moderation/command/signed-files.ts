import { readFileSync, writeFileSync } from 'node:fs'
import { type SignedPayload, signedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { OpsError } from './ops-error.ts'

/** A file as batches and answers are in. */
export const readSignedFile = (path: string): SignedPayload => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new OpsError(`${path} cannot be read: ${(error as Error).message}`, 'Name a file that is there.', 2)
  }
  try {
    return signedPayload.parse(JSON.parse(text))
  } catch {
    throw new OpsError(
      `${path} holds no signed answer.`,
      'It is JSON with payload, signature and key_id, as the provider gives it.',
      2,
    )
  }
}

/** Written for its owner alone, as it says who is paid. Never over a file that is there. */
export const writeSignedFile = (path: string, file: SignedPayload | null): void => {
  try {
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new OpsError(
      `${path} was not written: ${(error as Error).message}`,
      'Name a file that is not there yet. The batch is made; `npm run ops -- payouts export --batch ID` writes it again.',
    )
  }
}
