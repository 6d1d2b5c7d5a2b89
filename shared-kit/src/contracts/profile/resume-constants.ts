/** Words of the contracts of resumes that pages need before they call anything; apart, so that they load no validator. */
export const downloadResumePath = '/api/jobseeker/resumes/:id/file'

/** Address of a resume's file, for links. */
export const resumeFilePath = (id: number): string => downloadResumePath.replace(':id', String(id))

/** The largest resume that is mailed: mail servers take about 25 MB, and a file grows by a third on its way (RFC 2045 section 6.8). */
export const maxMailedResumeBytes = 15 * 1024 * 1024
