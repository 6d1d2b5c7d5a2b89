import { sleep, withJitter } from '@jobspan/shared-kit/timing'

const retryDelayMs = 3000

/** As `createLazyModule` gives it, where a file that could not be had comes as undefined. */
type LazyModule<Module> = { load(): Promise<Module | undefined>; forget(): void }

/** Loads code that a visitor may have pressed for. A file that could not be had is asked for again until it comes. */
export const loadUntilHere = async <Module>(lazyModule: LazyModule<Module>): Promise<Module> => {
  const module = await lazyModule.load()
  if (module) return module
  lazyModule.forget()
  await sleep(withJitter(retryDelayMs))
  return loadUntilHere(lazyModule)
}
