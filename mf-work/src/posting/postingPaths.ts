import { paths } from '@mentor-connect/contract/remote'

/** Addresses inside this area. */
export const postingPaths = {
  edit: (id: string) => `${paths.mentorArea.opening(id)}/edit`,
  applicant: (openingId: string, applicationId: string) =>
    `${paths.mentorArea.opening(openingId)}/applicants/${applicationId}`,
}
