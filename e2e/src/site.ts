import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = Number(process.env.E2E_PORT ?? 3940)

/** The project of the main journeys as `npm test` runs them. */
export const quickProject = 'main'

/** Where the site of the journeys runs. `E2E_ORIGIN` names one that runs already. */
export const site = {
  origin: process.env.E2E_ORIGIN ?? `http://localhost:${port}`,
  port,
  /** Where a squad shows its own remote from, and another one its own. Each takes the port after it too. */
  squadPort: port + 10,
  otherSquadPort: port + 12,
  /** Where the back end of a remote listens, and where a host that is not ours. */
  backendPort: port + 14,
  stockHostPort: port + 15,
  /** The back end of another remote, and who signs tokens of pipelines. */
  otherBackendPort: port + 16,
  pipelineIssuerPort: port + 17,
  /** Where journeys subscribe browsers to push notifications. */
  pushServicePort: port + 18,
  /** Whose model writes and draws for members. A server of this machine stands in for it. */
  modelProvider: 'Paper Lantern',
  dataDir: process.env.E2E_DATA_DIR ?? join(tmpdir(), `jobspan-e2e-${port}`),
}
