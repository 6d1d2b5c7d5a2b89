import { buildPackages, packageNames } from '../build/build-packages.ts'

// Builds all that a deployment serves, and starts nothing: `npm run build`.
await Promise.all(buildPackages(packageNames).values())
