import { expect, it } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { OrganizationName } from './organization-name.tsx'

// On narrow phones 夕凪浜テック株式会社 was torn into 夕凪浜テック株 and 式会社.
it.each([
  ['夕凪浜テック株式会社', '夕凪浜テック|株式会社'],
  ['株式会社青葉野システムズ', '株式会社|青葉野システムズ'],
  ['（有）みなと商会', '（有）|みなと商会'],
  ['海峡健康集团有限公司', '海峡健康|集团有限公司'],
  ['株式会社', '株式会社'],
  ['Marina Ledger Pte. Ltd.', 'Marina Ledger Pte. Ltd.'],
])('breaks %s beside its legal form', async (name, lines) => {
  const { container } = await renderWithPlatform(<OrganizationName name={name} />)
  expect(container.querySelector('bdi')?.innerHTML.replace('<wbr>', '|')).toBe(lines)
})
