import { use, useLayoutEffect, useState } from 'react'
import { notePreload } from './server-preloads.ts'

/** A promise that says what has become of it, in the fields in which React keeps it itself. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

type LazyModule<Module> = {
  /** Fetches the module once; a failure may be tried again. */
  load(): Promise<Module>
  /** The same, ahead of need; a server that renders without waiting waits for it first. Never throws. */
  preload(): void
  /** The module once it is here; fetching begins when it is `wanted`. After `onFailure` it begins again when it is wanted anew. */
  useWhen(wanted: boolean, onFailure?: () => void): Module | undefined
  /**
   * The module; suspends until it is here. `use` is called each time, also once it is here: React takes a component up again where it called
   * `use`, and one that no longer does fails at its next hook (error 467), upon which everything is rendered anew.
   */
  useModule(): Module
  /** For who has the module already, as the server, which renders without waiting. */
  provide(module: Module): void
  /** Lets the next `load` ask anew, where nothing has come. */
  forget(): void
}

type Source<Module> = Pick<LazyModule<Module>, 'load'> & { get(): Module | undefined }

/** Empty at first even where the module is here already, so that a page which hydrates late matches what the server sent. */
const useModuleWhen = <Module>(source: Source<Module>, wanted: boolean, onFailure?: () => void): Module | undefined => {
  const [module, setModule] = useState<Module>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is no reason to fetch again at the next render.
  useLayoutEffect(() => {
    if (!wanted || module) return
    const known = source.get()
    if (known) {
      setModule(() => known)
      return
    }
    let mounted = true
    source.load().then(
      (loaded) => mounted && setModule(() => loaded),
      () => mounted && onFailure?.(),
    )
    return () => {
      mounted = false
    }
  }, [source, wanted, module])
  return module
}

/**
 * Code that components need only in some cases, as a file of its own.
 *
 * @example
 * const panel = createLazyModule(() => import('./apply-panel.tsx'))
 */
export const createLazyModule = <Module>(importModule: () => Promise<Module>): LazyModule<Module> => {
  let loading: TrackedPromise<Module> | undefined
  const fulfill = (promise: TrackedPromise<Module>, module: Module) => {
    promise.status = 'fulfilled'
    promise.value = module
  }
  const load = (): Promise<Module> => {
    if (loading) return loading
    const requested: TrackedPromise<Module> = importModule().then(
      (module) => {
        fulfill(requested, module)
        return module
      },
      (reason) => {
        loading = undefined
        throw reason
      },
    )
    loading = requested
    return requested
  }
  const source = { load, get: () => loading?.value }
  return {
    load,
    preload: () => notePreload(load().catch(() => undefined)),
    useWhen: (wanted, onFailure) => useModuleWhen(source, wanted, onFailure),
    useModule: () => use(load()),
    provide(module) {
      loading = Promise.resolve(module)
      fulfill(loading, module)
    },
    forget() {
      if (!loading?.value) loading = undefined
    },
  }
}
