import { paths } from '@mentor-connect/contract/remote'

/** Address of the form for an opening that was found elsewhere. */
export const TRACK_PATH = `${paths.learner.applications}/new`
