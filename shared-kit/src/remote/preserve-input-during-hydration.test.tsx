import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { act, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { openPageRoot } from './browser.tsx'

const begin = (field: HTMLInputElement | null) => {
  if (field) field.value = ''
}

/** What a form library does: it sets a field to the form's beginning when it gets hold of it, and listens to what is typed. */
const Registered = ({ onHeard }: { onHeard: (value: string) => void }) => (
  <input aria-label="Email" defaultValue="" onChange={({ target }) => onHeard(target.value)} ref={begin} />
)

const Page = ({ onHeard = () => undefined }: { onHeard?: (value: string) => void }) => {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form>
      <Registered onHeard={onHeard} />
      <textarea aria-label="Message" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" aria-label="Terms" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <p>{`${name} ${agreed}`}</p>
    </form>
  )
}

// Who is quick, or has a slow phone, types before the page's code is there: the email address of an application was gone.
test('what was typed before React took the page over stays, and the page hears of it', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  const field = (label: string) => container.querySelector(`[aria-label=${label}]`) as HTMLInputElement
  const email = field('Email')
  email.value = 'ada@jobspan.example'
  field('Message').value = 'Hello'
  field('Terms').checked = true
  const changes: string[] = []
  const root = openPageRoot({ container, hydrate: true, onError: fail, onRecovered: fail })
  await root.render(<Page onHeard={(value) => changes.push(value)} />)
  await waitFor(() => expect(changes).toEqual(['ada@jobspan.example']))
  expect(field('Email')).toBe(email)
  expect(email.value).toBe('ada@jobspan.example')
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe('Hello true'))
  act(() => root.close())
  container.remove()
})

const fail = (error: unknown) => {
  throw error
}
