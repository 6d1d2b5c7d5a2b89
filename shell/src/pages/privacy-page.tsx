import { describeLegalPage, LegalPage } from '../legal/legal-page.tsx'

export const { queries, head } = describeLegalPage('privacy')

/** What is kept about visitors and members, and what they can do about it. */
export const Page = () => <LegalPage document="privacy" />
