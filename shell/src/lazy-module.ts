import { use } from 'react'

/** A promise that says what has become of it, in the fields in which React keeps it itself. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

type LazyModule<Module> = {
  /** Fetches the module once; a failure may be tried again. */
  load(): Promise<Module>
  /**
   * The module; suspends until it is here. `use` is called each time, also once it is here: React takes a component up again where it called
   * `use`, and one that no longer does fails at its next hook (error 467), upon which everything is rendered anew.
   */
  useModule(): Module
  /** For who has the module already, as the server, which renders without waiting. */
  provide(module: Module): void
}

/** Code that components need only in some cases, as a file of its own. */
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
  return {
    load,
    useModule: () => use(load()),
    provide(module) {
      loading = Promise.resolve(module)
      fulfill(loading, module)
    },
  }
}
