import { expect, it } from '@jest/globals'
import { renderInteractionListener } from './render-interaction-listener.ts'

// Only a script of the page's remote set it. Where that was late or failed, marks of companies stayed blank, however far one scrolled.
it.each(['scroll', 'pointerdown', 'keydown'])('notes the first interaction without any other script (%s)', (sign) => {
  const root: { dataset: Record<string, string> } = { dataset: {} }
  const listeners: Record<string, () => void> = {}
  const code = /^<script nonce="n0nce">(.*)<\/script>$/.exec(renderInteractionListener('n0nce'))?.[1] ?? ''
  new Function('document', 'addEventListener', code)(
    { documentElement: root },
    (name: string, listener: () => void) => {
      listeners[name] = listener
    },
  )
  expect(root.dataset).toEqual({})
  // A mouse that rested where the page appeared had all marks fetched at once: home made 24 requests in place of 10.
  listeners.pointermove?.()
  expect(root.dataset).toEqual({})
  listeners[sign]?.()
  expect(root.dataset).toEqual({ interacted: '' })
})
