import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

type Settings = {
  /** Browser files of the build that starts now. */
  assets: string
  build: string
  /** Where the files of builds that ran here lie, a folder each. */
  folder: string
  /** Builds that stay, this one included. */
  maxBuilds?: number
  /** Days after its last start that a build stays. */
  maxAgeDays?: number
}

/**
 * Keeps the browser files of the shell's last builds, so that a tab that was opened before a release still finds its lazy
 * chunks. Names hold a hash of the content, so folders never contradict each other. Gives the folders to serve: this build's own
 * copy, which stays whatever is built meanwhile, what it was made from, then those before it.
 */
export const retainPreviousAssets = async ({
  assets,
  build,
  folder,
  maxBuilds = 5,
  maxAgeDays = 30,
}: Settings): Promise<string[]> => {
  const own = join(folder, build)
  await mkdir(folder, { recursive: true })
  // Copied aside and named at the end: a start that was cut short leaves no half of a build.
  const draft = `${own}.draft`
  await rm(draft, { recursive: true, force: true })
  await cp(assets, draft, { recursive: true })
  await rm(own, { recursive: true, force: true })
  await rename(draft, own)
  const now = new Date()
  await utimes(own, now, now)
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, ranAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const others = builds.filter(({ name }) => name !== build).sort((a, b) => b.ranAt - a.ranAt)
  const isRetained = ({ name, ranAt }: (typeof others)[number], index: number) =>
    index < maxBuilds - 1 && !name.endsWith('.draft') && now.getTime() - ranAt < maxAgeDays * 86_400_000
  const old = others.filter((each, index) => !isRetained(each, index))
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
  return [own, assets, ...others.filter((each) => !old.includes(each)).map(({ name }) => join(folder, name))]
}
