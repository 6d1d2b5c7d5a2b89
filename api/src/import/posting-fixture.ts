/** A posting as feeds write it; state what the test is about. */
export const postingFixture = (facts: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'harbour', value: '1' },
  title: 'Accountant',
  inLanguage: 'en',
  hiringOrganization: { '@type': 'Organization', name: 'Harbour Foods' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'SG' } },
  ...facts,
})
