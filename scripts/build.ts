import { buildPackage } from '../build/build-package.ts'
import { registryConsolePath, remoteNames } from '../build/packages.ts'

// Builds all that a deployment serves, and starts nothing: `npm run build`.
for (const name of ['shell', registryConsolePath, ...remoteNames]) await buildPackage(name)
