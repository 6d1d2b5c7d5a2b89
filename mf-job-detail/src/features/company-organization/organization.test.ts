import Validator from '@adobe/structured-data-validator'
import { describe, expect, it } from '@jest/globals'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { bareCompany, exampleCompany } from '../../testing/example-company.ts'
import { breadcrumbList, organization } from './organization.ts'

const site = { origin: 'https://jobspan.example', url: 'https://jobspan.example/en-us/company/marina-ledger-7' }
const steps = [
  { name: 'Companies', url: 'https://jobspan.example/en-us/companies' },
  { name: 'Marina Ledger', url: site.url },
]

/** What a validator that is not ours finds wrong in a page with both. */
const errorsOf = async (...data: object[]): Promise<string[]> => {
  const scripts = data.map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`)
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    `<!doctype html>${scripts.join('')}`,
  )
  const issues = await new Validator().validate(found)
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

describe('the structured data of a company', () => {
  it('is valid to an independent validator, which does find what is missing', async () => {
    expect(await errorsOf(organization(exampleCompany(), site), breadcrumbList(steps))).toEqual([])
    expect(await errorsOf(organization(bareCompany(), site))).toEqual([])
    const nameless = { ...breadcrumbList(steps), itemListElement: [{ '@type': 'ListItem' }] }
    expect(await errorsOf(nameless)).not.toEqual([])
  })

  it('says all that is known', () => {
    expect(organization(exampleCompany(), site)).toMatchObject({
      '@id': site.url,
      name: 'Marina Ledger',
      legalName: 'Marina Ledger Pte. Ltd.',
      alternateName: ['滨海账房'],
      url: 'https://marina-ledger.example/',
      sameAs: ['https://www.linkedin.com/company/ml'],
      logo: 'https://jobspan.example/logos/7.svg',
      foundingDate: '1998',
      numberOfEmployees: { minValue: 11, maxValue: 50 },
      identifier: { propertyID: 'ACRA', value: '199801234K' },
      address: { streetAddress: '1 Raffles Place, Singapore 048616', addressCountry: 'SG' },
      location: { geo: { latitude: 1.2842, longitude: 103.8511 } },
    })
  })

  it('invents nothing, and repeats no address that a browser must not follow', () => {
    expect(organization(bareCompany({ website: 'javascript:alert(1)' }), site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': site.url,
      name: 'Marina Ledger',
      url: site.url,
    })
  })
})
