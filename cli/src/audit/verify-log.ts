import { verifyAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import type { RegistryClient } from '../client/registry-client.ts'
import type { Report } from '../terminal.ts'

export const verifyLog = async (client: RegistryClient): Promise<Report> => {
  const answer = await client.call(verifyAudit)
  const { rows, intact, broken_at, head } = answer
  return {
    lines: intact
      ? [`intact: ${rows} rows, head ${head}`]
      : [
          `broken at row ${broken_at}: this row or one before it was changed outside the registry.`,
          'Keep the database as it is, compare it with the last backup from that row on, and tell an administrator.',
        ],
    json: answer,
    failed: !intact,
  }
}
