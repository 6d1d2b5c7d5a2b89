import { AccountDemo } from '@jobspan/shared-features/account/demo'
import { Container, Heading, Stack } from '@jobspan/shared-kit/design'
import { Gallery } from '@jobspan/shared-kit/design/gallery'
import { Slot, type SlotName, useHost } from '@jobspan/shared-kit/remote'

export const head = () => ({ title: 'Kit', robots: 'noindex' as const })

type StoryName = SlotName & `kit.${string}`
const isStory = (name: SlotName): name is StoryName => name.startsWith('kit.')

/** What remotes show of their own parts, each under its name. */
function Stories() {
  const names = useHost()?.slotNames().filter(isStory) ?? []
  return (
    <Container>
      <Stack gap={48}>
        {names.map((name) => (
          <Stack key={name} as="section" gap={24}>
            <Heading level={2} size={28}>
              {name.slice('kit.'.length)}
            </Heading>
            <Slot name={name} params={{}} label={name} />
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}

/** The design kit, shared features and the remotes' own parts at a glance; only in development. */
export const Page = () => (
  <>
    <Gallery>{(sample) => <AccountDemo sample={sample} />}</Gallery>
    <Stories />
  </>
)
