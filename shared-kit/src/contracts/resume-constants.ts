/** Words of the contracts of resumes that pages need before they call anything; apart, so that they load no validator. */
export const downloadResumePath = '/api/jobseeker/resumes/:id/file'

/** Address of a resume's file, for links. */
export const resumeFilePath = (id: number): string => downloadResumePath.replace(':id', String(id))
