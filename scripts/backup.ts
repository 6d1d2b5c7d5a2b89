import { backUp } from '../shared-kit/src/server/embedded/backup.ts'
import { embeddedDatabases } from './databases.ts'

// Copies the embedded databases of a site that is stopped: `npm run backup`.
try {
  for (const folder of embeddedDatabases(process.env)) console.log(`${folder} copied to ${await backUp(folder)}`)
} catch (error) {
  console.error(`backup: ${(error as Error).message}`)
  process.exit(1)
}
