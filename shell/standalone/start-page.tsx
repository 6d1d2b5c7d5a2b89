import { Badge, Button, Card, Heading, Inline, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { type PageDefinition, type RemoteDefinition, usePlatform } from '@jobspan/shared-kit/remote'
import { Link } from '@jobspan/shared-kit/routing'
import { type ReactNode, useState } from 'react'
import { pageAddress, parameterNamesOf, slotAddress } from './addresses.ts'
import { type ListedContribution, labelOf, parametersOf } from './listed-contributions.ts'
import type { SlotParameters } from './slot-parameters.ts'

/** For developers, as all that this page says itself: in English only. */
const words = {
  lead: (brand: string, contractVersion: string) =>
    `A remote of ${brand}, shown standalone. Remote contract ${contractVersion}.`,
  data: (site: string) => `Its data comes from ${site}; whoever is signed in there is signed in here.`,
  missing: (path: string) => `This remote has no page ${path}.`,
  pages: 'Pages',
  slots: 'Contributions to slots',
  declared: 'Slots of its pages',
  overlays: 'Overlays',
  links: 'Navigation links',
  open: (path: string) => `Open ${path}`,
  none: 'None.',
  members: 'members',
  parameters: (names: readonly string[]) => (names.length > 0 ? `Parameters: ${names.join(', ')}` : 'No parameters'),
  version: (version: string) => `version ${version}`,
  area: (area: string) => `in ${area}`,
}

const Access = ({ access }: { access: string }) => (access === 'member' ? <Badge>{words.members}</Badge> : null)

/** A page whose path has parameters, with a field for each. */
const PageForm = ({ path }: { path: string }) => {
  const { navigate } = usePlatform()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const names = parameterNamesOf(path)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (names.every((name) => values[name]?.trim())) void navigate(pageAddress(path, values))
      }}
    >
      <Stack gap={8}>
        {names.map((name) => (
          <TextField
            key={name}
            label={name}
            required
            direction="ltr"
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <Inline>
          <Button type="submit" variant="secondary" size="small">
            {words.open(path)}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

const PageEntry = ({ path, access }: PageDefinition) => (
  <Stack as="li" gap={8}>
    <Inline gap={8}>
      {path.includes(':') ? <Text as="span">{path}</Text> : <Link to={path}>{path}</Link>}
      <Access access={access} />
    </Inline>
    {path.includes(':') && <PageForm path={path} />}
  </Stack>
)

const Section = ({ title, children }: { title: string; children: readonly ReactNode[] }) => (
  <Card as="section" label={title}>
    <Stack gap={12}>
      <Heading level={2} size={18}>
        {title}
      </Heading>
      {children.length > 0 ? (
        <Stack as="ul" gap={12}>
          {children}
        </Stack>
      ) : (
        <Text tone="soft">{words.none}</Text>
      )}
    </Stack>
  </Card>
)

const ParameterNames = ({ slot, parameters }: { slot: string; parameters: SlotParameters }) => {
  const list = parametersOf(slot, parameters)
  if (list === null) return null
  return (
    <Text as="span" size={15} tone="soft">
      {words.parameters(list.map(({ name, kind, optional }) => `${name}${optional ? '?' : ''}: ${kind}`))}
    </Text>
  )
}

export type StartPageProps = {
  definition: RemoteDefinition
  contributions: readonly ListedContribution[]
  parameters: SlotParameters
  /** Where the data comes from. */
  site: string
  /** A path that was asked for, and that no page of the remote has. */
  missing: string | undefined
}

/** What there is to see of a remote: pages, contributions to slots, slots of its own, overlays and links. */
export const StartPage = ({ definition, contributions, parameters, site, missing }: StartPageProps) => {
  const platform = usePlatform()
  const { name, contract, pages, overlays, declaredSlots = [], navigation = [] } = definition
  return (
    <div lang="en" dir="ltr">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} size={28}>
            {name}
          </Heading>
          {missing !== undefined && <Text tone="warning">{words.missing(missing)}</Text>}
          <Text tone="soft">{words.lead(platform.site.brand, contract)}</Text>
          <Text tone="soft">{words.data(site)}</Text>
        </Stack>
        <Section title={words.pages}>
          {pages.map((page) => (
            <PageEntry key={page.path} {...page} />
          ))}
        </Section>
        <Section title={words.slots}>
          {contributions.map((contribution) => (
            <Stack as="li" gap={4} key={`${contribution.slot}/${contribution.name}`}>
              <Inline gap={8}>
                <Link to={slotAddress(contribution)}>{labelOf(contribution, name)}</Link>
                <Access access={contribution.access} />
              </Inline>
              <ParameterNames slot={contribution.slot} parameters={parameters} />
            </Stack>
          ))}
        </Section>
        {declaredSlots.length > 0 && (
          <Section title={words.declared}>
            {declaredSlots.map(({ name: slot, version }) => (
              <Stack as="li" gap={4} key={slot}>
                <Text as="span">{`${slot}, ${words.version(version)}`}</Text>
                <ParameterNames slot={slot} parameters={parameters} />
              </Stack>
            ))}
          </Section>
        )}
        {overlays.length > 0 && (
          <Section title={words.overlays}>
            {overlays.map(({ name: overlay, queryFlag }) => (
              <li key={queryFlag}>
                <Link to={`/?start=1&${queryFlag}=1`}>{`${overlay} (?${queryFlag}=1)`}</Link>
              </li>
            ))}
          </Section>
        )}
        {navigation.length > 0 && (
          <Section title={words.links}>
            {navigation.map(({ id, area, to }) => (
              <li key={`${area}/${id}`}>
                <Link to={to}>{`${id} ${words.area(area)}: ${to}`}</Link>
              </li>
            ))}
          </Section>
        )}
      </Stack>
    </div>
  )
}
