import { paths } from '@mentor-connect/contract/remote'

/** Returns the address of the form for a brief. */
export const editPath = (briefId: string) => `${paths.mentorArea.project(briefId)}/edit`
