import { runCommand, runService } from '@jobspan/shared-kit/server/run-service'
import { migrate, start } from './start.ts'

// `node api/src/main.ts migrate` brings the schema of a server up to date and ends.
if (process.argv[2] === 'migrate') await runCommand('api', migrate)
else await runService('api', start)
