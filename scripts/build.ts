import { buildPackages, sitePackages } from '../build/build-packages.ts'
import { registryConsolePath } from '../build/packages.ts'

// Builds all that a deployment serves, and starts nothing: `npm run build`.
await Promise.all(buildPackages([...sitePackages, registryConsolePath]).values())
