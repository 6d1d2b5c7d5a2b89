import { expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadLazySteps, useLazySteps } from './load-lazy-steps.ts'

function Step() {
  const steps = useLazySteps()
  const [name] = useState('AlreadySignedIn')
  return <p>{name in steps ? 'taken over' : 'unknown'}</p>
}

// On a slow line the steps came while the server's page was being taken over. React took the component up again, which
// called `use` no longer, failed at its next hook (error 467), and the page was rendered anew under the hands of its reader.
it('takes over what the server wrote while the steps come, and calls `use` each time', async () => {
  const complaints = jest.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><p>taken over</p><!--/$-->'
  const words = container.querySelector('p') as HTMLElement
  const onRecoverableError = jest.fn()
  const view = (
    <Suspense>
      <Step />
    </Suspense>
  )
  startTransition(() => void hydrateRoot(container, view, { onRecoverableError }))
  await loadLazySteps()
  await waitFor(() => expect(Object.keys(words).some((key) => key.startsWith('__reactFiber$'))).toBe(true))
  expect(container.firstElementChild).toBe(words)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})
