import { runCommand, runService } from '@jobspan/kit-server/run-service'

// After the line above, whose hook makes it quicker to load.
const { migrate, start } = await import('./start.ts')

// `node registry/src/main.ts migrate` brings the schema of a server up to date and ends.
if (process.argv[2] === 'migrate') await runCommand('registry', migrate)
else await runService('registry', start)
