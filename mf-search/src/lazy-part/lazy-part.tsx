import { type ComponentType, type ReactNode, use } from 'react'

/** A promise that says what has become of it, in the fields in which React keeps it itself. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

const Nothing = () => null

const starts: (() => Promise<unknown>)[] = []

/** Fetches all parts, for whoever renders without waiting. */
export const loadParts = (): Promise<unknown> => Promise.all(starts.map((start) => start()))

/**
 * A component that few pages show, in a file of its own. The server fetches the file as it starts, because it renders without waiting. In the
 * browser what the server wrote stays until the file is there; put a `Suspense` around it. Without the file, nothing is shown in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  let loading: Tracked<ComponentType<Props>> | undefined
  const start = (): Promise<ComponentType<Props>> => {
    if (loading) return loading
    const requested: Tracked<ComponentType<Props>> = load().then(
      (Part) => Object.assign(requested, { status: 'fulfilled' as const, value: Part }).value,
      () => {
        loading = undefined
        return Nothing
      },
    )
    loading = requested
    return requested
  }
  starts.push(start)
  if (typeof document === 'undefined') void start()
  return (props) => {
    const Part = use(start())
    return <Part {...props} />
  }
}
