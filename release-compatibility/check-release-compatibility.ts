import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPackage } from '../build/build-package.ts'
import { createSharedModules, getSharedVersions } from '../build/shared-modules.ts'
import { findIncompatibilities } from '../packages/kit-server/src/compatibility/find-incompatibilities.ts'
import { REMOTE_CONTRACT_VERSION } from '../shared-kit/src/remote/remote-contract.ts'
import { lastReleaseFolder, readLastRelease, root, unpackKitTypes } from './last-release.ts'
import { renderProbeRelease } from './render-probe-release.ts'

const majorOf = (version: string) => version.split('.')[0]

const checkTypes = (project: string): string[] => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '-p', join(root, 'release-compatibility', project)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return status === 0 ? [] : stdout.trim().split('\n')
}

const failures: string[] = []
const reportCheck = (subject: string, faults: readonly string[], advice: string) => {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${subject}`)
  if (faults.length > 0) failures.push(subject, ...faults.map((fault) => `    ${fault}`), `    ${advice}`)
}

const old = readLastRelease()
unpackKitTypes()
const newShell = { contract: REMOTE_CONTRACT_VERSION, shared: getSharedVersions() }
const newRequirements = {
  contract: REMOTE_CONTRACT_VERSION,
  shared: Object.fromEntries(
    Object.entries(createSharedModules()).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  ),
}

// A remote that says it needs a newer contract is refused at publish until such a shell runs, which is no break.
const needsNewerShell =
  REMOTE_CONTRACT_VERSION !== old.shell.contract && findIncompatibilities(newRequirements, old.shell).length > 0
if (needsNewerShell)
  console.log(`– new remotes ask for contract ${REMOTE_CONTRACT_VERSION}; release the shell before them`)
else {
  const advice = 'Do without it, or raise the minor of REMOTE_CONTRACT_VERSION and release the shell first.'
  reportCheck(
    'new remotes ask for what the last released shell provides',
    findIncompatibilities(newRequirements, old.shell),
    advice,
  )
  reportCheck('new remotes compile against the last released kit', checkTypes('tsconfig.last-kit.json'), advice)
}

if (majorOf(REMOTE_CONTRACT_VERSION) !== majorOf(old.shell.contract))
  console.log(
    `– contract ${REMOTE_CONTRACT_VERSION} is another major: every remote needs a new release before this shell runs`,
  )
else {
  const advice = 'Keep it beside the new, or raise the major of REMOTE_CONTRACT_VERSION.'
  for (const remote of old.remotes)
    reportCheck(`the new shell takes ${remote.name} ${remote.build}`, findIncompatibilities(remote, newShell), advice)
  reportCheck(
    'the new kit keeps what the last released remotes were built on',
    checkTypes('tsconfig.new-kit.json'),
    advice,
  )
  await buildPackage('shell')
  const probe = { name: 'mf-contract-probe', global: 'mf_contract_probe_frozen' }
  const mounted = await renderProbeRelease(join(lastReleaseFolder, 'probe.tgz'), probe).then(
    (text) => (text.includes('Contract probe') && text.includes('0 of 3 done') ? [] : ['it rendered something else']),
    (error: unknown) => [String(error)],
  )
  reportCheck('a remote built with the last release renders in the new shell', mounted, advice)
}
for (const line of failures) console.error(line)
process.exit(failures.length === 0 ? 0 : 1)
