import { navigationLink } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

const jobs = { id: 'jobs', to: urls.search(), weight: 10 }
const jobsPaths = ['/jobs-hiring/']
const remote = { id: 'remote', to: urls.remoteJobs(), textKey: 'navigation.remote', weight: 20 }
const companies = { id: 'companies', to: urls.companies(), textKey: 'navigation.companies', weight: 35 }
const web3 = { id: 'web3', to: urls.web3Jobs(), textKey: 'navigation.web3', weight: 30 }

/** The build reads them from here, and browsers get them with the list of remotes: no page need load them once more. */
export const navigation =
  typeof document === 'object'
    ? []
    : [
        navigationLink({ ...jobs, area: 'header', textKey: 'navigation.jobs', activePaths: jobsPaths }),
        // Short, so that five of them have room beside the brand's name.
        navigationLink({ ...remote, area: 'header', textKey: 'navigation.remoteShort' }),
        navigationLink({ ...web3, area: 'header', textKey: 'navigation.web3Short' }),
        navigationLink({ ...companies, area: 'header' }),
        navigationLink({ ...jobs, area: 'footer', textKey: 'navigation.jobs' }),
        navigationLink({ ...remote, area: 'footer' }),
        navigationLink({ ...web3, area: 'footer' }),
        navigationLink({ ...companies, area: 'footer' }),
        navigationLink({
          area: 'footer',
          id: 'resume-template',
          to: urls.resumeTemplate(),
          textKey: 'navigation.resumeTemplate',
          weight: 50,
        }),
        navigationLink({
          area: 'footer',
          id: 'download',
          to: urls.download(),
          textKey: 'navigation.download',
          weight: 60,
        }),
        navigationLink({
          ...jobs,
          area: 'bottom-bar',
          textKey: 'navigation.jobsShort',
          icon: 'briefcase',
          access: 'member',
          activePaths: [...jobsPaths, remote.to, web3.to],
        }),
      ]
