import { site } from './site.ts'

const backEnd = `import { endpoint } from '@jobspan/kit/contracts/platform/endpoint'
import { z } from 'zod/mini'

export const readPaths = endpoint({
  method: 'GET',
  path: '/api/x/mf-skill-paths/paths',
  summary: 'Skill paths',
  access: 'session',
  data: z.object({ paths: z.number() }),
})
`

const paths = `import { Text } from '@jobspan/kit/design'
import { usePlatform } from '@jobspan/kit/remote'
import { useQuery } from '@tanstack/react-query'
import { readPaths } from '../../read-paths.ts'

export const Paths = () => {
  const { api } = usePlatform()
  const { data } = useQuery({ queryKey: ['mf-skill-paths', 'paths'], queryFn: () => api.call(readPaths) })
  return data && <Text>{data.paths + ' paths'}</Text>
}
`

const slot = `import { Text } from '@jobspan/kit/design'
import { useTranslations } from '@jobspan/kit/i18n'

export const Slot = () => {
  const t = useTranslations('mf-skill-paths')
  return <Text size={15}>{t('title') + ' for this job'}</Text>
}
`

const handlers = `import { HttpResponse, http } from 'msw'

export default [
  http.get('*/api/x/mf-skill-paths/paths', () => HttpResponse.json({ code: 0, message: '', data: { paths: 5 } })),
]
`

/** What a squad writes into its scaffolded remote: a link, a place on the job page, a back end with its mocks, and what the page shows of it. */
export const squadSources: Record<string, (text: string) => string> = {
  'src/read-paths.ts': () => backEnd,
  'src/features/paths/paths.tsx': () => paths,
  'src/slots/job-skills.tsx': () => slot,
  'mocks/handlers.ts': () => handlers,
  'src/pages/welcome-page.tsx': (text) =>
    `import { Paths } from '../features/paths/paths.tsx'\n${text}`.replace('<FirstSteps />', '<FirstSteps /><Paths />'),
  'src/remote.ts': (text) =>
    text.replace('{ defineRemote, page }', '{ contribute, defineRemote, navigationLink, page }').replace(
      'defineRemote({',
      `defineRemote({
  navigation: [
    navigationLink({ area: 'header', id: 'skill-paths', to: '/skill-paths', textKey: 'title', weight: 45 }),
  ],
  contributions: [contribute('job.actions', 'skills', () => import('./slots/job-skills.tsx'), { version: '1.0' })],
  backend: { origins: { production: 'http://localhost:${site.otherBackendPort}' } },`,
    ),
}
