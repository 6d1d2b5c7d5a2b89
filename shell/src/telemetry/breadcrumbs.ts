import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { Breadcrumb } from '@jobspan/shared-kit/contracts/registry/errors'

type Unlike<Union> = Union extends { ago: number } ? Omit<Union, 'ago'> : never
type Step = Unlike<Breadcrumb>

const maxBreadcrumbs = 20
const maxAgoSeconds = 86_400

const roleOfTag: Record<string, string> = { a: 'link', button: 'button', select: 'combobox', textarea: 'textbox' }
const roleOfInput: Record<string, string> = { checkbox: 'checkbox', radio: 'radio', submit: 'button', range: 'slider' }

const roleOf = (control: Element): string => {
  const given = control.getAttribute('role')
  if (given && /^[a-z]{1,30}$/.test(given)) return given
  const tag = control.tagName.toLowerCase()
  return roleOfTag[tag] ?? roleOfInput[control.getAttribute('type') ?? ''] ?? 'textbox'
}

/** A name that the code gave. Text is never taken: it may be a person's, or what somebody wrote. Nor are ids that were made up. */
const nameOf = (control: Element): string | undefined =>
  [control.getAttribute('name'), control.id].find((name) => name && /^[A-Za-z][A-Za-z_-]{1,39}$/.test(name)) ??
  undefined

/** What a click was on; undefined beside all controls. */
export const describeClick = (target: EventTarget | null): Step | undefined => {
  const control = target instanceof Element ? target.closest('a,button,input,select,textarea,[role]') : null
  if (!control) return undefined
  const name = nameOf(control)
  return { kind: 'click', role: roleOf(control), ...(name ? { name } : {}) }
}

/** Calls back after each call of the API with its method, the pattern of its path, and the status; 0 where no answer came. */
export const observeCalls = (api: ApiClient, onAnswer: (step: Step) => void): void => {
  const { call } = api
  const observed: ApiClient['call'] = async (endpoint, options) => {
    const record = (status: number) => onAnswer({ kind: 'call', method: endpoint.method, path: endpoint.path, status })
    try {
      const data = await call(endpoint, options)
      record(200)
      return data
    } catch (error) {
      record(isApiError(error) ? error.status : 0)
      throw error
    }
  }
  api.call = observed
}

/** The last twenty things that happened. */
export const createBreadcrumbs = (now: () => number = () => performance.now()) => {
  let steps: { step: Step; at: number }[] = []
  return {
    add(step: Step): void {
      steps = [...steps, { step, at: now() }].slice(-maxBreadcrumbs)
    },
    list: (): Breadcrumb[] =>
      steps.map(({ step, at }) => ({ ...step, ago: Math.min(maxAgoSeconds, Math.round((now() - at) / 1000)) })),
  }
}
