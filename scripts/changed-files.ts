import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter((path) => path !== '')

/** The commit that the work began on: where this branch left the server's, or the last one where there is no server. */
const findBase = (root: string): string => {
  for (const branch of ['@{upstream}', 'origin/main']) {
    try {
      return git(root, 'merge-base', 'HEAD', branch)[0]?.trim() ?? 'HEAD'
    } catch {}
  }
  return 'HEAD'
}

/** All files of the repository, as paths from the root; what is ignored is none of them. */
export const listFiles = (root: string): string[] =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')

/** Files that differ from what the server has, committed or not, as paths from the root; removed ones are left out. */
export const changedFiles = (root: string): string[] => {
  const changed = git(root, 'diff', '--name-only', '-z', '--diff-filter=d', '--relative', findBase(root))
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...changed, ...added])].toSorted()
}

/** The package that a file is of: the innermost folder that is one, or an empty text for what lies at the root. */
export const packageOf = (file: string, packages: readonly string[]): string =>
  packages.filter((name) => file.startsWith(`${name}/`)).toSorted((a, b) => b.length - a.length)[0] ?? ''

/**
 * Tests in the order in which they are worth running: those of a changed file's own folder, those of its package, all others.
 *
 * @param tests paths of the tests from the root
 */
export const sortByCloseness = (
  tests: readonly string[],
  changed: readonly string[],
  packages: readonly string[],
): string[] => {
  const folders = new Set(changed.map((file) => dirname(file)))
  const changedPackages = new Set(changed.map((file) => packageOf(file, packages)))
  const distance = (test: string) =>
    folders.has(dirname(test)) ? 0 : changedPackages.has(packageOf(test, packages)) ? 1 : 2
  return tests.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
}

/** Whether jest can follow who imports a file. */
const isFollowed = (file: string): boolean => /\.(m?[jt]s|cjs|tsx|json)$/.test(file)

/**
 * Where to look for tests of changed files: `followed` are those whose importers are known; of the others, such as a migration,
 * all tests of the package, and of those at the root the tests that check the project itself.
 */
export const testsToLookFor = (changed: readonly string[], packages: readonly string[]) => ({
  followed: changed.filter(isFollowed),
  folders: [
    ...new Set(
      changed
        .filter((file) => !isFollowed(file) || !file.includes('/'))
        .map((file) => join(packageOf(file, packages) || 'scripts/checks', '/')),
    ),
  ],
})
