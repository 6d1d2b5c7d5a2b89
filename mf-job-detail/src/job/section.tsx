import { Heading, Stack } from '@jobspan/shared-kit/design'
import { type ReactNode, useId } from 'react'

/** A part of the job with its heading. */
export function Section({ title, level = 2, children }: { title: string; level?: 2 | 3; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={level} size={level === 2 ? 22 : 18} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
