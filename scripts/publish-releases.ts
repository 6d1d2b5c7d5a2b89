import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { remoteNames } from '../build/packages.ts'
import { CliError } from '../cli/src/cli-error.ts'
import { publishReleases } from './publish-local-releases.ts'

/**
 * Publishes the remotes that are built here at the registry that `JOBSPAN_REGISTRY` names, and promotes each where nobody has decided yet:
 * the first start of a deployment, and the next ones of a site whose remotes are released together. The token is in `JOBSPAN_TOKEN`, or in
 * the file that is the argument, such as the one that the registry makes for its own machine.
 */
const publish = async (tokenFile: string | undefined): Promise<void> => {
  const token = tokenFile === undefined ? process.env.JOBSPAN_TOKEN : (await readFile(tokenFile, 'utf8')).trim()
  const environment = { ...process.env, JOBSPAN_TOKEN: token }
  const notes = await publishReleases(remoteNames, environment, resolve(process.env.DATA_DIR || '.data'), 'deployment')
  console.log(`${remoteNames.join(', ')}: published`)
  for (const note of notes) console.log(note)
}

try {
  await publish(process.argv[2])
} catch (error) {
  const reason = error instanceof CliError ? `${error.message} ${error.nextStep}` : (error as Error).message
  console.error(`releases: ${reason}`)
  process.exit(1)
}
