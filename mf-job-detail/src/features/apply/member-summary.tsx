import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import { Avatar, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import type { SessionUser } from '@jobspan/shared-kit/session'

/** Name and address that go out with the application, as they are. */
export function MemberSummary({ member }: { member: SessionUser }) {
  const name = fullName(member)
  return (
    <Inline gap={12} wrap={false}>
      <Avatar name={name} image={member.avatar} size={48} />
      <Stack gap={0}>
        <Text weight="semibold">
          <bdi>{name}</bdi>
        </Text>
        <Text size={15} tone="soft">
          <bdi>{member.email}</bdi>
        </Text>
      </Stack>
    </Inline>
  )
}
