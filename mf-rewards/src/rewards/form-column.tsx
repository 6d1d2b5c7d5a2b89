import { Stack } from '@jobspan/shared-kit/design'
import type { FormEventHandler, ReactNode } from 'react'
import { styled } from 'styled-components'

const Form = styled.form`
  max-inline-size: 30rem;
`

/** A form in one column, whose fields are as wide as it is. What is wrong is said by the form itself, not by the browser. */
export function FormColumn({ onSubmit, children }: { onSubmit: FormEventHandler; children: ReactNode }) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      <Stack gap={24}>{children}</Stack>
    </Form>
  )
}
