import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run-steps.ts'

/** How a package is made of the sources of this workspace. */
export type PackageDefinition = {
  /** Folder whose package.json has its name and version, with the changelog beside it. */
  manifest: string
  /** Folders of the sources. Files keep their path below theirs in the package's `lib`. */
  bases: readonly string[]
  /** Source file of each export. */
  exports: Record<string, string>
  /** Source files that nothing imports, such as those that other programs start. */
  programs?: readonly string[]
  /** Folders that are copied as they are. */
  folders?: readonly string[]
  /**
   * What becomes of an import of the workspace's kit: another import of the published kit, so that there is one copy of what has an identity,
   * or a copy of the file in this package.
   */
  kitImport(file: string): 'package' | 'copy'
  /** Packages that are needed and are imported nowhere: loaders, plugins and tools that are named by text. */
  alsoNeeds?: readonly string[]
  /** Node that its code runs on; none for what runs in browsers. */
  node?: string
  bin?: Record<string, string>
  /** Files that are exported as they are, by export. */
  plainExports?: Record<string, string>
}

/** Exports of a workspace with their sources, patterns replaced by what they stand for. */
const listExports = (workspace: string): Record<string, string> => {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([name, source]) => {
      const path = source.replace('./', `${workspace}/`)
      if (!path.includes('*')) return [[name, path] as const]
      const [folder = '', ending = ''] = path.split('*')
      return (readdirSync(join(root, folder), { recursive: true }) as string[])
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith(ending) && !/\.test\.tsx?$/.test(file))
        .map((file) => [name.replace('*', file.slice(0, -ending.length)), folder + file] as const)
    }),
  )
}

const kitExports = listExports('shared-kit')

/** Where contracts were before each area had a folder, and their names then: code of squads imports them so, as long as the kit has this major. */
const formerContracts = {
  ...Object.fromEntries(
    Object.entries(kitExports)
      .filter(([name]) => /^\.\/contracts\/(?!registry\/)/.test(name))
      .map(([name, source]) => [`./contracts/${basename(name)}`, source]),
  ),
  './contracts/error-codes': 'shared-kit/src/contracts/platform/error-code.ts',
  './contracts/registration-source': 'shared-kit/src/contracts/auth/applying-source.ts',
}

export const packageDefinitions: readonly PackageDefinition[] = [
  {
    manifest: 'packages/kit',
    bases: ['shared-kit/src', 'shared-features/src'],
    exports: {
      ...formerContracts,
      ...kitExports,
      ...listExports('shared-features'),
      './testing/setup': 'shared-kit/src/testing/jest-setup.ts',
    },
    plainExports: { './testing/asset-stub': 'shared-kit/src/testing/asset-stub.cjs' },
    kitImport: () => 'package',
    // The first is named by address, the second by types alone.
    alsoNeeds: ['flag-icons', 'mitt'],
  },
  {
    manifest: 'packages/kit-server',
    bases: [''],
    exports: Object.fromEntries(
      Object.entries(listExports('packages/kit-server')).filter(([name]) => !/testing|compatibility/.test(name)),
    ),
    kitImport: () => 'copy',
    node: '>=24',
  },
  {
    manifest: 'packages/build',
    bases: [''],
    exports: { '.': 'build/remote-config.ts', './jest': 'build/jest-config.ts' },
    programs: ['build/build-package.ts'],
    plainExports: { './tsconfig.json': 'build/tsconfig.remote.json' },
    // What a page shows while a remote is developed alone must meet the remote's own kit.
    kitImport: (file) => (file.startsWith('shell/') ? 'package' : 'copy'),
    alsoNeeds: [
      '@module-federation/node',
      '@module-federation/runtime',
      '@rspack/cli',
      '@rspack/dev-server',
      '@swc/jest',
      '@swc/plugin-styled-components',
      'react-refresh',
    ],
    node: '>=24',
  },
  {
    manifest: 'cli',
    bases: [''],
    exports: {},
    programs: ['cli/src/main.ts'],
    folders: ['cli/templates'],
    kitImport: () => 'copy',
    node: '>=24',
    bin: { jobspan: 'lib/cli/src/main.js' },
  },
]
