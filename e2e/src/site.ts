import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = Number(process.env.E2E_PORT ?? 3940)

/** Where the site of the journeys runs. `E2E_ORIGIN` names one that runs already. */
export const site = {
  origin: process.env.E2E_ORIGIN ?? `http://localhost:${port}`,
  port,
  /** Where a squad shows its own remote from, and another one its own. Each takes the port after it too. */
  squadPort: port + 10,
  otherSquadPort: port + 12,
  dataDir: process.env.E2E_DATA_DIR ?? join(tmpdir(), `jobspan-e2e-${port}`),
}
