import { expect, it } from '@jest/globals'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { act, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { buildMember } from '../testing/build-member.ts'
import { type Session, sessionAtom, setDocumentSession, useSession } from './session-atoms.ts'

const code = Promise.withResolvers<() => ReactNode>()
const part = createLazyModule(() => code.promise)
const LatePart = () => {
  const Greeting = part.useModule()
  return <Greeting />
}

// An account was suspended while parts of home still waited for their code. They were hydrated as a guest sees them over what a member was
// written, so that React reported that the two differ.
it('hydrates a late part with the session of the document, and shows the one of now right after', async () => {
  const session: Session = { kind: 'member', user: buildMember() }
  const store = createStore()
  store.set(sessionAtom, session)
  setDocumentSession(session)
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML = '<!--$--><p>Welcome back</p><!--/$-->'
  const problems: unknown[] = []
  await act(async () => {
    hydrateRoot(
      container,
      <Provider store={store}>
        <Suspense>
          <LatePart />
        </Suspense>
      </Provider>,
      { onRecoverableError: (error) => problems.push(error) },
    )
  })
  await act(async () => store.set(sessionAtom, { kind: 'guest' }))
  expect(screen.getByText('Welcome back')).toBeVisible()

  await act(async () => code.resolve(() => <p>{useSession().kind === 'member' ? 'Welcome back' : 'Sign in'}</p>))
  expect(screen.getByText('Sign in')).toBeVisible()
  expect(problems).toEqual([])
})
