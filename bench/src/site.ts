import { get } from 'node:http'
import { join } from 'node:path'
import { requireFreePort, run, start, stop, waitFor } from './child-processes.ts'
import { ports, root, squadOrigin, workFolder } from './paths-and-ports.ts'
import { logProgress } from './progress.ts'

export type Site = {
  port: number
  dataDir: string
  registryPort: number
  /** Process of one of the site's programs, named by its file; undefined while it does not run. */
  pidOf(program: string): Promise<number | undefined>
  /** Ends one of them as a power cut would, and waits until pages come again, whatever else may be down. */
  restart(program: string): Promise<void>
  stop: () => Promise<void>
}

/** A page to measure: its host names the country, as it does for visitors. */
export type PageAddress = { label: string; host: string; path: string }

/** Starts the whole site as `npm start` does, built for production, on data of its own that stays for the next run. */
export const startSite = async ({ folder = 'site' } = {}): Promise<Site> => {
  const port = ports.site
  const dataDir = join(workFolder, folder)
  const log = join(workFolder, 'logs/site.log')
  await requireFreePort(port)
  logProgress('starting the site (builds what has changed)')
  const child = await start(process.execPath, [join(root, 'scripts/start.ts')], log, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      OVERRIDE_ORIGINS: squadOrigin,
    },
  })
  const is = (state: 'healthz' | 'livez') => async () => (await fetch(`http://127.0.0.1:${port}/${state}`)).ok
  await waitFor('the site', child, is('healthz'), { seconds: 300, log })
  const pidOf: Site['pidOf'] = async (program) => {
    const lines = (await run('ps', ['-eo', 'pid=,ppid=,args='])).split('\n').map((line) => line.trim().split(/\s+/))
    const found = lines.find(([, parent, ...args]) => Number(parent) === child.pid && args.join(' ').includes(program))
    return found ? Number(found[0]) : undefined
  }
  return {
    port,
    registryPort: port + 2,
    dataDir,
    pidOf,
    restart: async (program) => {
      const pid = await pidOf(program)
      if (pid === undefined) throw new Error(`${program} does not run`)
      process.kill(pid, 'SIGKILL')
      while ((await pidOf(program)) === pid) await new Promise((resolve) => setTimeout(resolve, 50))
      await waitFor('the site', child, is('livez'), { seconds: 60, log })
    },
    stop: () => stop(child),
  }
}

/** The text of a page. Node resolves no `sg.localhost`, so the host goes as a header. */
export const fetchPage = (
  port: number,
  host: string,
  path: string,
  statuses: readonly number[] = [200],
): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      const body: Buffer[] = []
      response.on('data', (chunk: Buffer) => body.push(chunk))
      response.on('end', () =>
        statuses.includes(response.statusCode ?? 0)
          ? resolve(Buffer.concat(body).toString())
          : reject(new Error(`${host}${path} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })

export const addressOf = (port: number, { host, path }: PageAddress): string => `http://${host}:${port}${path}`

/** A country that reads each language, by its host. */
export const hosts = { 'en-us': 'sg.localhost', ar: 'sa.localhost', ja: 'jp.localhost' } as const

/** The first address in a page that matches `pattern`, without its query. */
export const findLink = async (port: number, { host, path }: Omit<PageAddress, 'label'>, pattern: RegExp) => {
  const link = pattern.exec(await fetchPage(port, host, path))?.[1]
  if (!link) throw new Error(`${host}${path} has no link that matches ${pattern}`)
  return link.replaceAll('&amp;', '&')
}

export const searchPath = '/jobs-hiring/job-search'

/** The job that a search shows first. */
export const findJob = (port: number, language: keyof typeof hosts): Promise<string> =>
  findLink(
    port,
    { host: hosts[language], path: `/${language}${searchPath}` },
    new RegExp(`href="(/${language}/job/[^"?]+)`),
  )

export type Pages = { homes: PageAddress[]; searches: PageAddress[]; jobs: PageAddress[] }

/** The pages that most visitors see in three languages, each in a country that reads it; the job is the first that the search shows. */
export const findPages = async (port: number): Promise<Pages> => {
  const languages = Object.keys(hosts) as (keyof typeof hosts)[]
  const page = (name: string, language: keyof typeof hosts, path: string): PageAddress => ({
    label: `${name}, ${language}`,
    host: hosts[language],
    path,
  })
  const jobs: PageAddress[] = []
  for (const language of languages) jobs.push(page('job', language, await findJob(port, language)))
  return {
    homes: languages.map((language) => page('home', language, `/${language}`)),
    searches: languages.map((language) => page('search', language, `/${language}${searchPath}`)),
    jobs,
  }
}
