import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse as renderTemplate } from '@evertdespiegeleer/go-template'
import { describe, expect, test } from '@jest/globals'
import { parseAllowedHosts } from '@jobspan/kit-server/http'
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute'
import { Ajv } from 'ajv'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { parse, parseAllDocuments } from 'yaml'
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
import { operatorModels, requireGrafanaDashboard } from './prometheus-operator-models.ts'

/** Kinds of resources that the chart has, as Kubernetes and the Gateway API describe them. */
const models: Record<string, new (resource: Document) => { validate(): void }> = {
  'apps/v1 Deployment': Deployment,
  'apps/v1 StatefulSet': StatefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 CronJob': CronJob,
  'batch/v1 Job': Job,
  'gateway.networking.k8s.io/v1 HTTPRoute': HTTPRoute,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  ...operatorModels,
  'v1 ConfigMap': ConfigMap,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Service': Service,
}

/** Throws where a resource is not as its kind is described. */
const requireValid = (resource: Document): void => {
  const kind = `${resource.apiVersion} ${resource.kind}`
  const { [kind]: Model } = models
  if (!Model) throw new Error(`${kind} is of no kind that is known here`)
  new Model(resource).validate()
}

describe('Helm chart', () => {
  const chart = 'deploy/helm/jobspan'
  const values: Document = parse(read(`${chart}/values.yaml`))
  const schema = JSON.parse(read(`${chart}/values.schema.json`))
  const isValid = new Ajv({ strict: false }).compile(schema)
  const parts = read(`${chart}/templates/_parts.tpl`)
  const files = readdirSync(join(root, chart, 'templates')).filter((name) => /\.(yaml|txt)$/.test(name))

  const render = async (given: Document): Promise<Document[]> => {
    const input = { Values: given, Release: { Name: 'site', Service: 'Helm' } }
    const texts = await Promise.all(
      files.map((name) => renderTemplate(parts + read(`${chart}/templates/${name}`), input)),
    )
    for (const text of texts) expect(text).not.toMatch(/<no value>|%!/)
    return texts
      .filter((_, index) => files[index]?.endsWith('.yaml'))
      .flatMap((text) => parseAllDocuments(text))
      .map((document) => {
        expect(document.errors).toEqual([])
        return document.toJS()
      })
      .filter(Boolean)
  }
  const idOf = ({ kind, metadata }: Document) => `${kind} ${metadata.name}`
  const change = (edit: (copy: Document) => void): Document => {
    const copy = structuredClone(values)
    edit(copy)
    return copy
  }
  /** As an operator fills it whose site uses all that there is. */
  const full = change((copy) => {
    const { egress, publicHttps } = copy.networkPolicy
    copy.backup = { ...copy.backup, enabled: true, existingClaim: 'backups' }
    const { serviceMonitors, rules, dashboard } = copy.monitoring
    serviceMonitors.enabled = rules.enabled = dashboard.enabled = true
    copy.monitoring.labels = { release: 'prometheus' }
    copy.tracing = { endpoint: 'http://collector.monitoring:4318', secret: 'collector' }
    egress.collector = [{ namespace: 'monitoring', pods: { app: 'collector' }, port: 4318 }]
    egress.database = [
      { cidr: '10.0.5.4/32', port: 5432 },
      { cidr: '10.0.6.4/32', port: 5432 },
    ]
    egress.names = [{ cidr: '169.254.20.10/32', port: 53 }]
    egress.textMessages = [{ namespace: 'sms', port: 8080 }]
    egress.models = [{ namespace: 'models', port: 11434 }]
    egress.backends = [{ namespace: 'squads', port: 3000 }]
    egress.alerts = [{ namespace: 'alerts', port: 8443 }]
    egress.issuers = [{ namespace: 'people', port: 8443 }]
    Object.assign(publicHttps, { shell: true, api: false, registry: true })
    copy.shell.env = { HELP_EMAIL: 'help@jobs.example.com', BACKEND_ORIGINS: 'http://courses.squads:3000' }
    copy.api.env = { AI_URL: 'http://models.models:11434/v1', AI_MODEL: 'm', GOOGLE_CLIENT_ID: 'jobspan' }
    copy.registry.env = {
      REGISTRY_ALERT_WEBHOOK: 'https://alerts.alerts:8443/jobspan',
      REGISTRY_OIDC_ISSUER: 'https://people.example.com',
      REGISTRY_OIDC_CLIENT_ID: 'jobspan',
    }
  })
  /** What the Secrets of such a site add. */
  const secrets: Record<string, Environment> = {
    shell: { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a' },
    api: { DATABASE_URL: 'postgresql://db/a', AI_KEY: 'a', GOOGLE_CLIENT_SECRET: 'a' },
    registry: {
      REGISTRY_DATABASE_URL: 'postgresql://db/a',
      REGISTRY_OIDC_CLIENT_SECRET: 'a',
      REGISTRY_ALERT_SECRET: 'a',
    },
  }
  const ownNode = change((copy) => Object.assign(copy.opensearch, { own: true, nodes: 1 }))
  const ownNodes = change((copy) => {
    const tls = { secret: 'search', authoritySecret: 'search' }
    Object.assign(copy.opensearch, { ...tls, own: true, shards: 2, replicas: 1, nodeSelector: { pool: 'search' } })
    copy.opensearch.volume.storageClass = 'fast'
  })
  const variants: [string, Document][] = [
    ['as it is', values],
    ['with all that there is', full],
    [
      'with an Ingress, in place of a Gateway',
      change((copy) => {
        copy.gateway.enabled = false
        copy.ingress = { enabled: true, className: 'public', annotations: { 'example.com/a': '1' }, tlsSecret: 'tls' }
      }),
    ],
    [
      'with several registries on a volume of one’s own, without autoscaling, policies and migrations',
      change((copy) => {
        copy.registry.replicas = 2
        copy.registry.volume = { ...copy.registry.volume, existingClaim: 'keys', accessMode: 'ReadWriteMany' }
        copy.shell.autoscaling.enabled = copy.api.autoscaling.enabled = false
        copy.networkPolicy.enabled = copy.migrations.enabled = false
        copy.image.pullSecrets = ['pull']
        copy.site.allowedHosts = 'jobs.example.net,jobs.example.org'
        copy.api.nodeSelector = { 'example.com/pool': 'api' }
      }),
    ],
    ['with a node of OpenSearch of its own', ownNode],
    ['with three of them, TLS and passwords', ownNodes],
  ]

  test.each(variants)('%s: values are accepted, and give whole resources with names of their own', async (_, given) => {
    expect([isValid(given), isValid.errors]).toEqual([true, null])
    const resources = await render(given)
    for (const { apiVersion, kind, metadata } of resources)
      expect([typeof apiVersion, typeof kind, metadata.name]).toEqual([
        'string',
        'string',
        expect.stringMatching(/^site/),
      ])
    for (const resource of resources) requireValid(resource)
    for (const { data } of resources.filter(({ kind }) => kind === 'ConfigMap'))
      for (const text of Object.values<string>(data)) requireGrafanaDashboard(JSON.parse(text))
    const names = resources.map(idOf)
    expect(new Set(names).size).toBe(names.length)
    const labelsOf = ({ spec }: Document): Environment => spec.template.metadata.labels
    const workloads = resources.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind))
    for (const { kind, spec } of resources.filter((each) => ['Service', 'PodDisruptionBudget'].includes(each.kind))) {
      const selector = kind === 'Service' ? spec.selector : spec.selector.matchLabels
      const selected = workloads.filter((workload) =>
        Object.entries(selector).every(([label, value]) => labelsOf(workload)[label] === value),
      )
      expect(selected).toHaveLength(1)
    }
  })

  // Its own `slice` is not Go's: what rendered here could not be installed.
  const helm = findProgram('helm')
  const whereThereIsHelm = helm === undefined ? test.skip : test
  whereThereIsHelm(
    `is accepted by Helm itself${helm ? '' : ' (skipped: there is none here)'}`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'helm-'))
      try {
        for (const [name, given] of variants) {
          await writeFile(join(folder, 'values.json'), JSON.stringify(given))
          const options = [join(root, chart), '--values', join(folder, 'values.json')]
          execFileSync(helm ?? '', ['lint', '--strict', ...options], { stdio: 'pipe' })
          const text = execFileSync(helm ?? '', ['template', 'site', ...options], { encoding: 'utf8' })
          const rendered = parseAllDocuments(text).flatMap((document) => document.toJS() ?? [])
          const inOrder = (all: Document[]) => all.toSorted((a, b) => idOf(a).localeCompare(idOf(b)))
          expect([name, inOrder(rendered)]).toEqual([name, inOrder(await render(given))])
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    60_000,
  )

  test('a resource that Kubernetes does not know in this form is noticed', async () => {
    const [policy] = (await render(values)).filter(({ kind }) => kind === 'NetworkPolicy')
    policy.spec.egress[0].ports[0].port = { number: 3001 }
    expect(() => requireValid(policy)).toThrow('port')
  })

  test.each([
    ['two registries on a volume of one node', (copy: Document) => (copy.registry.replicas = 2)],
    ['a moving tag', (copy: Document) => (copy.image.tag = 'latest')],
    ['a backup to nowhere', (copy: Document) => (copy.backup.enabled = true)],
    ['an unknown name', (copy: Document) => (copy.shell.replica = 3)],
    ['a number as a variable', (copy: Document) => (copy.api.env = { DEMO: 0 })],
    ['a host with a path', (copy: Document) => (copy.site.host = 'jobs.example.com/x')],
    ['a variable that the chart sets', (copy: Document) => (copy.api.env = { ALLOWED_HOSTS: 'a' })],
    ['a database that no policy lets pods reach', (copy: Document) => (copy.networkPolicy.egress.database = [])],
    ['a collector that none lets them reach', (copy: Document) => (copy.tracing.endpoint = 'http://collector:4318')],
    [
      'a model that none lets them reach',
      (copy: Document) => {
        copy.api.env = { AI_URL: 'http://models:11434/v1', AI_MODEL: 'm' }
        copy.networkPolicy.publicHttps.api = false
      },
    ],
    ['back ends that none lets them reach', (copy: Document) => (copy.shell.env = { BACKEND_ORIGINS: 'https://a.b' })],
    ['alerts that none lets out', (copy: Document) => (copy.registry.env = { REGISTRY_ALERT_WEBHOOK: 'https://a.b' })],
    ['an issuer that none lets them ask', (copy: Document) => (copy.registry.env = { REGISTRY_PIPELINES: '[]' })],
    ['two nodes of OpenSearch', (copy: Document) => (copy.opensearch.nodes = 2)],
    [
      'copies of shards with one node',
      (copy: Document) => Object.assign(copy.opensearch, { own: true, nodes: 1, replicas: 1 }),
    ],
    [
      'nodes of OpenSearch without a password that everybody reaches',
      (copy: Document) => {
        copy.opensearch.own = true
        copy.networkPolicy.enabled = false
      },
    ],
    ['a peer without a port', (copy: Document) => (copy.networkPolicy.egress.mail = [{ namespace: 'mail' }])],
  ])('%s is refused', (_, edit) => {
    expect(isValid(change(edit))).toBe(false)
  })

  /** Variables of a container that have a value here; the pod's own address is known only where it runs. */
  const environmentOf = ({ env = [] }: Document): Environment => {
    const [address, ...rest] = env.filter(({ name }: Document) => name === 'POD_IP')
    if (address) expect([address.valueFrom, rest]).toEqual([{ fieldRef: { fieldPath: 'status.podIP' } }, []])
    const names = env.map(({ name }: Document) => name)
    expect(names).toEqual([...new Set(names)])
    return Object.fromEntries(
      env
        .filter(({ name }: Document) => name !== 'POD_IP')
        .map(({ name, value }: Document) => [name, value.replace('$(POD_IP)', '10.1.2.3')]),
    )
  }

  test.each(programNames)(
    'the %s starts with its settings, as an ordinary user who writes to volumes alone',
    async (name) => {
      for (const [given, added] of [
        [values, {}],
        [full, secrets[name]],
        [ownNode, {}],
        [ownNodes, {}],
      ]) {
        const resources = await render(given)
        const isMeant = ({ kind, metadata }: Document) => kind === 'Deployment' && metadata.name === `site-${name}`
        const { securityContext, containers } = resources.find(isMeant).spec.template.spec
        const [container] = containers
        const environment = environmentOf(container)
        requireReadable(name, { ...environment, ...added })
        // Monitoring asks each pod by its address.
        if (name !== 'shell') expect(parseAllowedHosts(environment.ALLOWED_HOSTS ?? '')).toContain('10.1.2.3')
        expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        })
        expect(container.ports).toEqual([
          { name: 'http', containerPort: programs[name].port },
          ...(name === 'shell' ? [{ name: 'metrics', containerPort: Number(environment.METRICS_PORT) }] : []),
        ])
        expect(container.readinessProbe.httpGet.path).toBe(programs[name].probe)
        expect(container.livenessProbe.httpGet.path).toBe('/livez')
      }
    },
  )

  // A key in the API's Secret whose address stands in the values stopped the job: it saw half of a group.
  test.each(['api', 'registry'] as const)(
    'the job that migrates the %s starts with what its Secret holds',
    async (name) => {
      const resources = await render(full)
      const job = resources.find(({ kind, metadata }) => kind === 'Job' && metadata.name === `site-migrate-${name}`)
      const [container] = job.spec.template.spec.containers
      expect(container.envFrom).toEqual([{ secretRef: { name: `jobspan-${name}` } }])
      requireReadable(name, { ...environmentOf(container), ...secrets[name] })
    },
  )

  /** Where the pods of a policy may go: `namespace/pods:port`, `addresses:port`, and `pods:port` within the release. */
  const egressOf = (resources: Document[], component: string): string[] => {
    const [policy, ...others] = resources.filter(
      ({ kind, spec }) =>
        kind === 'NetworkPolicy' && spec.podSelector.matchLabels['app.kubernetes.io/component'] === component,
    )
    expect([others, policy.spec.policyTypes]).toEqual([[], ['Ingress', 'Egress']])
    const nameOf = ({ namespaceSelector, podSelector, ipBlock }: Document) =>
      ipBlock
        ? [ipBlock.cidr, ...(ipBlock.except ? [`without ${ipBlock.except.length}`] : [])].join(' ')
        : [
            namespaceSelector?.matchLabels['kubernetes.io/metadata.name'],
            podSelector?.matchLabels['app.kubernetes.io/component'] ?? podSelector?.matchLabels.app,
          ]
            .filter(Boolean)
            .join('/')
    return policy.spec.egress
      .flatMap(({ to, ports }: Document) =>
        to.flatMap((peer: Document) =>
          ports.map(({ protocol, port }: Document) => `${nameOf(peer)}:${port}${protocol === 'UDP' ? '/udp' : ''}`),
        ),
      )
      .toSorted()
  }
  const publicHttps = ['0.0.0.0/0 without 7:443', '::/0 without 3:443']

  test('pods reach what the values name, and nothing else', async () => {
    const resources = await render(values)
    const names = ['kube-system:53', 'kube-system:53/udp']
    expect(egressOf(resources, 'shell')).toEqual(['api:3001', ...names, 'registry:3002'])
    expect(egressOf(resources, 'api')).toEqual([...publicHttps, 'databases:5432', ...names, 'mail:25', 'objects:8333'])
    expect(egressOf(resources, 'registry')).toEqual(['api:3001', 'databases:5432', ...names, 'objects:8333'])
    for (const name of ['api', 'registry'])
      expect(egressOf(resources, `migrate-${name}`)).toEqual(['databases:5432', ...names])
  })

  test('pods reach all that a site uses which has everything', async () => {
    const resources = await render(full)
    const names = ['169.254.20.10/32:53', '169.254.20.10/32:53/udp']
    const collector = 'monitoring/collector:4318'
    const databases = ['10.0.5.4/32:5432', '10.0.6.4/32:5432']
    const sorted = (...all: string[]) => all.toSorted()
    expect(egressOf(resources, 'shell')).toEqual(
      sorted('api:3001', 'registry:3002', 'squads:3000', collector, ...names, ...publicHttps),
    )
    expect(egressOf(resources, 'api')).toEqual(
      sorted(...databases, 'objects:8333', 'mail:25', 'sms:8080', 'models:11434', collector, ...names),
    )
    expect(egressOf(resources, 'registry')).toEqual(
      sorted(
        'api:3001',
        'databases:5432',
        'objects:8333',
        'people:8443',
        'alerts:8443',
        collector,
        ...names,
        ...publicHttps,
      ),
    )
    expect(egressOf(resources, 'migrate-api')).toEqual(sorted(...databases, ...names))
    expect(egressOf(resources, 'backup')).toEqual(sorted(...databases, 'databases:5432', 'objects:8333', ...names))
  })

  /** The one container of a workload, and what its variables say. */
  const containerOf = (resources: Document[], id: string) => {
    const { template } = resources.find((resource) => idOf(resource) === id).spec
    const [container] = template.spec.containers
    const entries = container.env.map(({ name, value }: Document): [string, string] => [name, value])
    return { container, volumes: template.spec.volumes, environment: Object.fromEntries(entries) as Environment }
  }

  test('a node of OpenSearch of its own is asked by the API alone, which knows its address', async () => {
    const resources = await render(ownNode)
    const { environment } = containerOf(resources, 'Deployment site-api')
    expect(environment).toMatchObject({ OPENSEARCH_URL: 'http://site-opensearch:9200', OPENSEARCH_REPLICAS: '0' })
    const node = containerOf(resources, 'StatefulSet site-opensearch').environment
    expect(node).toMatchObject({ 'discovery.type': 'single-node', DISABLE_SECURITY_PLUGIN: 'true' })
    expect(egressOf(resources, 'api')).toContain('opensearch:9200')
    expect(egressOf(resources, 'opensearch')).toEqual(['kube-system:53', 'kube-system:53/udp', 'opensearch:9300'])
    const policy = resources.find((resource) => idOf(resource) === 'NetworkPolicy site-opensearch')
    expect(
      policy.spec.ingress.map(({ from, ports }: Document) => [
        from.map(({ podSelector }: Document) => podSelector.matchLabels['app.kubernetes.io/component']),
        ports[0].port,
      ]),
    ).toEqual([
      [['api'], 9200],
      [['opensearch'], 9300],
    ])
  })

  test('several nodes find each other, and the API trusts the authority of their certificate', async () => {
    const resources = await render(ownNodes)
    const api = containerOf(resources, 'Deployment site-api')
    expect(api.environment).toMatchObject({ OPENSEARCH_SHARDS: '2', NODE_EXTRA_CA_CERTS: '/opensearch/ca.crt' })
    // The address has the password, and stands in the Secret.
    expect(api.environment).not.toHaveProperty('OPENSEARCH_URL')
    expect(api.volumes.at(-1).secret).toEqual({ secretName: 'search', items: [{ key: 'ca.crt', path: 'ca.crt' }] })
    const { container, environment } = containerOf(resources, 'StatefulSet site-opensearch')
    expect(environment).toMatchObject({
      'discovery.seed_hosts': 'site-opensearch-nodes',
      'cluster.initial_cluster_manager_nodes': 'site-opensearch-0,site-opensearch-1,site-opensearch-2',
      'plugins.security.nodes_dn': 'CN=site-opensearch',
    })
    expect(environment).not.toHaveProperty('DISABLE_SECURITY_PLUGIN')
    const [folder] = container.volumeMounts.flatMap(({ name, mountPath }: Document) =>
      name === 'secret' ? mountPath : [],
    )
    for (const [name, file] of Object.entries(environment).filter(([key]) => key.endsWith('_filepath')))
      expect([name, `/usr/share/opensearch/config/${file}`.startsWith(`${folder}/`)]).toEqual([name, true])
  })

  test('the private keys of the registry are seen by it and by backups alone', async () => {
    const seeing = (await render(full)).filter(({ kind, spec }) => {
      const pod = (kind === 'CronJob' ? spec.jobTemplate.spec : (spec ?? {})).template?.spec
      return (pod?.volumes ?? []).some(
        (volume: Document) => volume.persistentVolumeClaim?.claimName === 'site-registry',
      )
    })
    expect(seeing.map(idOf).toSorted()).toEqual(['CronJob site-backup', 'Deployment site-registry'])
  })

  test('HTTPS to everybody is not HTTPS to private addresses, nor to what a node tells of itself', async () => {
    const resources = await render(values)
    const blocks = resources
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .flatMap(({ spec }) => spec.egress)
      .flatMap(({ to }: Document) => to)
      .flatMap(({ ipBlock }: Document) => ipBlock ?? [])
    expect(blocks.map(({ cidr }: Document) => cidr)).toEqual(['0.0.0.0/0', '::/0'])
    const closed = new BlockList()
    for (const { cidr, except } of blocks)
      for (const range of except) {
        const [network, bits] = range.split('/')
        closed.addSubnet(network, Number(bits), cidr === '::/0' ? 'ipv6' : 'ipv4')
      }
    for (const address of ['10.2.3.4', '172.31.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '127.0.0.1'])
      expect([address, closed.check(address)]).toEqual([address, true])
    for (const address of ['::1', 'fd00:ec2::254', 'fe80::1'])
      expect([address, closed.check(address, 'ipv6')]).toEqual([address, true])
    expect([closed.check('93.184.215.14'), closed.check('2606:4700::1111', 'ipv6')]).toEqual([false, false])
  })

  test('each schema is migrated by a job before pods refuse it', async () => {
    const jobs = (await render(values)).filter(({ kind }) => kind === 'Job')
    expect(jobs.map(({ spec }) => spec.template.spec.containers[0].command)).toEqual(
      ['api', 'registry'].map((name) => ['node', `${name}/src/main.ts`, 'migrate']),
    )
    for (const { metadata } of jobs) expect(metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade')
  })

  test('the variables that secrets have to hold are variables', () => {
    const known = new Set(programNames.flatMap((name) => programs[name].names))
    const named = read(`${chart}/values.yaml`).match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})
