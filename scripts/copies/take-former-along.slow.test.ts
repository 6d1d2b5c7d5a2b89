import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openEmbeddedServer } from '@jobspan/kit-server'
import { openDatabase } from '../../api/src/platform/database/database.ts'

const limit = 300_000
let folder = ''
let data = ''

/** What a former release left: its programs are not in this one, so they are installed as `npm run restore` does it. */
const makeFormer = async (name: string, statements: string): Promise<void> => {
  const program = join(folder, 'make.mjs')
  await writeFile(
    program,
    `import { PGlite } from '@electric-sql/pglite'
     import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
     const database = await PGlite.create({ dataDir: ${JSON.stringify(join(data, name))}, extensions: { pg_trgm } })
     await database.exec(${JSON.stringify(statements)})
     await database.close()`,
  )
  execFileSync(process.execPath, [program], { cwd: folder })
}

let hasRegistry = true
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'former-'))
  data = join(folder, 'data')
  await mkdir(join(data, 'registry'), { recursive: true })
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--loglevel=error', '@electric-sql/pglite@0.5.16'], {
      cwd: folder,
    })
  } catch {
    hasRegistry = false
    return
  }
  await makeFormer(
    'db',
    `create extension pg_trgm;
     create table people (id serial primary key, name text not null);
     create index on people using gin (name gin_trgm_ops);
     insert into people (name) values ('Zoë'), ('it''s'), (E'two\\nlines');
     create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
     create trigger no_delete before delete on people for each row execute function refuse();`,
  )
  await makeFormer(
    'registry/database',
    "create schema registry; create table registry.cells (build text); insert into registry.cells values ('b1')",
  )
}, limit)
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'databases of a former release are refused by a start, and come along by the command that it names',
  async () => {
    // Nothing is installed where the registry of npm cannot be reached, by a test as little as by the command.
    if (!hasRegistry) return
    await cp(join(data, 'db'), join(folder, 'kept'), { recursive: true })
    const refusal = await openDatabase({ dataDirectory: data }).then(
      () => '',
      (error: Error) => error.message,
    )
    const [, named = ''] = /`npm run restore -- (.*?)`/.exec(refusal) ?? []
    expect(named).toBe(data)
    const restore = [resolve(import.meta.dirname, '../restore.ts'), named]
    const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: data }
    expect(execFileSync(process.execPath, restore, { encoding: 'utf8', env: environment })).toContain('taken along')
    expect(existsSync(join(data, 'db/PG_VERSION'))).toBe(true)

    const server = await openEmbeddedServer(data)
    try {
      const query = (statement: string) => server.run('api', statement)
      expect(await query("insert into people (name) values ('new') returning id")).toEqual([{ id: 4 }])
      expect(await query('select name from people where id < 4 order by id')).toEqual([
        { name: 'Zoë' },
        { name: "it's" },
        { name: 'two\nlines' },
      ])
      await expect(query('delete from people')).rejects.toThrow('refused')
      expect(await server.run('registry', 'select build from registry.cells')).toEqual([{ build: 'b1' }])
    } finally {
      await server.close()
    }
  },
  limit,
)
