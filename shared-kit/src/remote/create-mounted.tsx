import { type Platform, usePlatform } from '@jobspan/shared-kit/remote'
import { type ComponentType, useEffect, useRef } from 'react'

/** What a component of another framework does with later properties, and how it goes. */
export type Mounted<Props> = { update?(props: Props): void; unmount(): void }

/** Shows a component of any framework in an element. */
export type Mount<Props> = (element: HTMLElement, platform: Platform, props: Props) => Mounted<Props>

type ViewProps<Props> = { mount: Mount<Props>; own: Props }

const MountedView = <Props extends object>({ mount, own }: ViewProps<Props>) => {
  const platform = usePlatform()
  const element = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted<Props>>(undefined)
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
    mounted.current?.update?.(own)
  }, [own])
  useEffect(() => {
    if (!element.current) return
    // A child of its own: the framework owns it, and React the element around it.
    const child = document.createElement('div')
    element.current.append(child)
    const current = mount(child, platform, latest.current)
    mounted.current = current
    return () => {
      mounted.current = undefined
      current.unmount()
      child.remove()
    }
  }, [mount, platform])
  return <div ref={element} />
}

/**
 * Makes a component that pages and slots can export out of one that another framework renders. It shows in the browser only; the server leaves
 * its place empty, so what search engines read belongs into `head`, or into a page of React. A page's component gets `params`; of a slot name what it
 * gets: `createMounted<SlotParams['job.actions']>(…)`.
 *
 * @example
 * export const Page = createMounted((element, platform, { params }) => {
 *   const app = createApp(Paths, { params, locale: platform.locale })
 *   app.mount(element)
 *   return { unmount: () => app.unmount() }
 * })
 */
export const createMounted =
  <Props extends object = { params: Record<string, string> }>(mount: Mount<Props>): ComponentType<Props> =>
  (own) => <MountedView mount={mount} own={own} />
