import { createHash } from 'node:crypto'
import type { PayoutNetwork } from '@jobspan/shared-kit/contracts/rewards/programme'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const base58check = createBase58check(sha256)

/** Whether a text is an address of the network by its checksum: what was typed wrong would be paid to nobody, for good. */
export const isPayoutAddress = (network: PayoutNetwork, address: string): boolean =>
  payoutAddressChecks[network](address)

const payoutAddressChecks: Record<PayoutNetwork, (address: string) => boolean> = {
  // Base58Check of 0x41 and twenty bytes: begins with T, has 34 characters.
  tron: (address) => {
    if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
    try {
      const bytes = base58check.decode(address)
      return bytes.length === 21 && bytes[0] === 0x41
    } catch {
      return false
    }
  },
  // EIP-55: which letters are large says the checksum, so an address without it is refused.
  ethereum: (address) => {
    const [, digits] = /^0x([0-9A-Fa-f]{40})$/.exec(address) ?? []
    if (digits === undefined) return false
    const hash = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase(), 'ascii'))).toString('hex')
    return [...digits].every((digit, index) => {
      const isLarge = Number.parseInt(hash.charAt(index), 16) >= 8
      return digit === (isLarge ? digit.toUpperCase() : digit.toLowerCase())
    })
  },
}
