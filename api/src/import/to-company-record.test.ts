import { expect, test } from '@jest/globals'
import { postingFixture } from './posting-fixture.ts'
import { toRecord } from './to-record.ts'

const options = { now: Date.parse('2026-06-01T00:00:00Z'), keepExpired: false }
const companyOf = (facts: object) => {
  const converted = toRecord({ '@type': 'Organization', name: 'Harbour Foods', ...facts }, options)
  if (!('company' in converted) || !converted.company) throw new Error(JSON.stringify(converted))
  return converted.company
}

test('an organization that stands alone becomes a company with what it says', () => {
  const company = companyOf({
    '@type': 'Corporation',
    legalName: 'ハーバー・フーズ株式会社',
    alternateName: ['HF', 'harbour foods', 'ハーバー・フーズ株式会社', '<b>H&amp;F</b>'],
    url: 'https://www.harbour.example/',
    sameAs: [
      'https://www.linkedin.com/company/harbour?trk=x',
      'http://twitter.com/harbour',
      'https://tracker.example/p.gif',
    ],
    address: { streetAddress: '1 Quay', addressLocality: 'Osaka', addressCountry: 'JP' },
    geo: { latitude: '34.69', longitude: 135.5 },
    foundingDate: '1998-04',
    numberOfEmployees: { minValue: 51, maxValue: 200 },
    companyRegistration: {
      certificationIdentification: '199812345K',
      issuedBy: { name: 'ACRA' },
      validFrom: '1998-04-02',
    },
    description: 'We bake bread for half of the city, every night of the year.',
    logo: 'https://tracker.example/logo.gif',
  })
  expect(company).toMatchObject({
    name: 'Harbour Foods',
    legalName: 'ハーバー・フーズ株式会社',
    country: 'jp',
    sizeId: 3,
    logoUrl: null,
    website: 'https://www.harbour.example/',
    location: 'Osaka',
    address: '1 Quay, Osaka',
    isVerified: false,
  })
  expect(company.profile).toEqual({
    aliases: ['HF', 'H&F'],
    coordinates: { latitude: 34.69, longitude: 135.5 },
    foundedIn: 1998,
    locationId: expect.any(Number),
    registration: { number: '199812345K', register: 'ACRA', registeredOn: '1998-04-02' },
    socialMedia: [
      { typeId: 6, url: 'https://www.linkedin.com/company/harbour' },
      { typeId: 5, url: 'https://twitter.com/harbour' },
    ],
  })
})

test('hostile addresses, markup and nonsense are left out', () => {
  const company = companyOf({
    name: '<img src=x onerror=alert(1)>Quay Bakery',
    url: 'javascript:alert(1)',
    sameAs: ['data:text/html,x', 'https://user:secret@linkedin.com/company/x', 'https://linkedin.com'],
    foundingDate: 'long ago',
    numberOfEmployees: 'many',
    geo: { latitude: 0, longitude: 0 },
    address: 'somewhere',
  })
  expect(company).toMatchObject({ name: 'Quay Bakery', website: null, sizeId: null })
  expect(company.profile).toBeUndefined()
})

test('one without a name, or that hides it, is refused', () => {
  for (const name of ['', '★', 'Confidential'])
    expect(toRecord({ '@type': 'Organization', name }, options)).toEqual({
      reason: 'an organization without a name',
    })
})

test.each([
  [{ value: 30 }, 2],
  ['51-200', 3],
  [7000, 7],
  ['1,200', 6],
  [0, null],
])('%j employees are size %j', (numberOfEmployees, sizeId) => {
  expect(companyOf({ numberOfEmployees }).sizeId).toBe(sizeId)
})

test('two of one name and another address stay two', () => {
  const identifierOf = (url: string) => companyOf({ url }).identifier
  expect(identifierOf('https://one.example')).not.toBe(identifierOf('https://two.example'))
})

test('the employer of a posting says as much, and its website is no social medium', () => {
  const hiringOrganization = {
    '@type': 'Organization',
    name: 'Harbour Foods',
    sameAs: ['https://www.facebook.com/harbour', 'https://www.harbour.example/about'],
    foundingDate: '1998',
  }
  const converted = toRecord(postingFixture({ hiringOrganization }), options)
  expect('company' in converted && converted.company).toMatchObject({
    identifier: 'harbour foods',
    website: 'https://www.harbour.example/about',
    profile: { foundedIn: 1998, socialMedia: [{ typeId: 3, url: 'https://www.facebook.com/harbour' }] },
  })
})
