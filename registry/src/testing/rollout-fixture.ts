import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { change, publish } from './publish.ts'
import type { Answer, TestCaller, TestRegistry } from './test-registry.ts'

/** What tests of changes stand on. Before each test it has another `remote`, with releases b1 to b3, none of them promoted. */
export type RolloutScene = {
  registry: TestRegistry
  admin: TestCaller
  owner: TestCaller
  /** A squad of that remote and no other. */
  squad: TestCaller
  remote: string
  promote: (build: string, countries?: string[], more?: object) => Promise<Answer>
  cellOf: (country?: string) => Promise<Cell>
}

/** Sets the scene for the tests of one `describe`; its parts are there once a test runs. */
export const setUpRolloutFixture = (open: () => Promise<TestRegistry>): RolloutScene => {
  let count = 0
  const scene = {
    promote: (build, countries = ['sg'], more = {}) =>
      change(scene.squad, scene.remote, countries, { kind: 'promote', build }, more),
    cellOf: async (country = 'sg') => {
      const { remotes } = (await scene.admin.get('/v1/overview')).body.data
      const found = remotes.find(({ name }: { name: string }) => name === scene.remote)
      return found.cells.find((cell: Cell) => cell.country === country)
    },
  } as RolloutScene

  beforeAll(async () => {
    scene.registry = await open()
    scene.admin = scene.registry.as('administrator')
    scene.owner = scene.registry.as('product_owner')
  }, 120_000)
  afterAll(() => scene.registry.close())
  beforeEach(async () => {
    count += 1
    scene.remote = `mf-test${count}`
    scene.squad = scene.registry.as('squad', [scene.remote])
    for (const build of ['b1', 'b2', 'b3']) await publish(scene.registry, scene.remote, build)
  })
  return scene
}
