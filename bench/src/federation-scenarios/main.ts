import { parseArgs } from 'node:util'
import { browserVersion } from '../browser.ts'
import { describeMachine, versionsOf } from '../machine.ts'
import { logProgress } from '../progress.ts'
import { summary } from '../report.ts'
import { textTable } from '../table.ts'
import { type Scenario, type ScenarioName, scenarioNames } from './scenario.ts'
import { readLineResults, writeLineResults } from './scenario-report.ts'
import { openTestBed } from './test-bed.ts'

const usage = `npm run bench:federation -- [--only ${scenarioNames.join('|')}[,…]] [--quick]`

/** Each line is loaded when its turn comes, so that one that cannot be read does not stop the others. */
const measure: { [Name in ScenarioName]: () => Promise<Scenario> } = {
  'all-down': async () => (await import('./all-down.ts')).measureAllDown,
  killed: async () => (await import('./measure-killed.ts')).measureKilled,
  'changed-byte': async () => (await import('./measure-changed-byte.ts')).measureChangedByte,
  'forged-document': async () => (await import('./forged-document.ts')).measureForgedDocument,
  promote: async () => (await import('./promote.ts')).measurePromote,
  toggle: async () => (await import('./toggle.ts')).measureToggle,
  canary: async () => (await import('./canary.ts')).measureCanary,
  'wrong-release': async () => (await import('./measure-wrong-release.ts')).measureWrongRelease,
  mounts: async () => (await import('./measure-mounts.ts')).measureMounts,
  policy: async () => (await import('./measure-policy.ts')).measurePolicy,
  'new-remote': async () => (await import('./new-remote.ts')).measureNewRemote,
  'open-slots': async () => (await import('./open-slots.ts')).measureOpenSlots,
  'failing-canary': async () => (await import('./failing-canary.ts')).measureFailingCanary,
  'hung-module': async () => (await import('./hung-module.ts')).measureHungModule,
  'document-load': async () => (await import('./document-load.ts')).measureDocumentLoad,
  'beside-stock': async () => (await import('./measure-beside-stock.ts')).measureBesideStock,
}

const readOptions = (argv: readonly string[]) => {
  const { values } = parseArgs({
    args: [...argv],
    options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean', default: false } },
  })
  const named = (values.only ?? []).flatMap((list) => list.split(','))
  const unknown = named.find((name) => !scenarioNames.includes(name as ScenarioName))
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: there is no such line; there are ${scenarioNames.join(', ')}`)
  return {
    only: named.length > 0 ? scenarioNames.filter((line) => named.includes(line)) : scenarioNames,
    quick: values.quick,
  }
}

const main = async (argv: readonly string[]): Promise<number> => {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(argv)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    return 2
  }
  const failed: ScenarioName[] = []
  const stage = await openTestBed()
  const versions = {
    node: process.versions.node,
    chromium: await browserVersion(),
    ...(await versionsOf(['@rspack/core', '@module-federation/enhanced', 'react', 'single-spa'])),
  }
  try {
    for (const name of options.only) {
      logProgress(`── ${name}`)
      const machine = describeMachine()
      const begun = performance.now()
      try {
        const result = await (await measure[name]())(stage, options)
        const recorded = {
          ...result,
          measuredAt: new Date().toISOString(),
          quick: options.quick,
          seconds: Math.round((performance.now() - begun) / 1000),
          machine,
          versions,
        }
        // Written after each line, so that a long run that ends early keeps what it found.
        await writeLineResults({ ...(await readLineResults()), [name]: recorded })
        console.log(`\n${result.title}\n\n${textTable(result.measurements)}\n`)
        for (const { fault, ours, stock } of result.faults ?? [])
          console.log(`${fault}\n    ours   ${ours}\n    stock  ${stock}`)
        console.log(`\n${result.how}\n${summary(result.measurements)}\n`)
      } catch (error) {
        failed.push(name)
        logProgress(`${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
      }
    }
  } finally {
    await stage.close()
  }
  if (failed.length > 0) console.error(`not measured: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}

process.exit(await main(process.argv.slice(2)))
