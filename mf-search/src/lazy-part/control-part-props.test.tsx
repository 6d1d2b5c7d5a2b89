import { expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useDeferredValue } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { controlPart } from './control-part.tsx'

const Filters = controlPart<{ name: string }>(async () => ({ name }: { name: string }) => <p>{name}</p>)

const Page = ({ job }: { job: string }) => (
  <>
    <Filters name={`Filters of ${job}`} />
    <output>{useDeferredValue(job)}</output>
  </>
)

// The job beside the list was not shown until the pointer moved: it comes deferred, and so did the props of a control that waits for a touch, whose
// place React could not render. What is deferred is shown together, or not at all.
it('holds nothing else of the page back while it waits', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = '<!--$--><p>Filters of none</p><!--/$--><output>none</output>'
  const root = await act(async () => hydrateRoot(container, <Page job="none" />))
  await act(async () => root.render(<Page job="nurse" />))
  expect(screen.getByRole('status')).toHaveTextContent('nurse')
  expect(container).toHaveTextContent('Filters of none')
})
