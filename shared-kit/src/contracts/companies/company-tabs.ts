/** The parts of a company's page below its overview; each is there only with content (docs/product-rules.md#company-page). */
export const companyTabs = ['about', 'culture', 'life', 'jobs', 'remote-jobs'] as const
export type CompanyTab = (typeof companyTabs)[number]
