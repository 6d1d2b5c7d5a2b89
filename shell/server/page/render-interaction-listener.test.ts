import { expect, it } from '@jest/globals'
import { renderInteractionListener } from './render-interaction-listener.ts'

// Only a script of the page's remote set it. Where that was late or failed, marks of companies stayed blank, however far one scrolled.
it('notes the first scrolling without any other script, and nothing else that a visitor does', () => {
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
  // A mouse that rested where the page appeared had all marks fetched at once, and a tap waited for a style of the whole list.
  expect(Object.keys(listeners)).toEqual(['scroll'])
  listeners.scroll?.()
  expect(root.dataset).toEqual({ interacted: '' })
})
