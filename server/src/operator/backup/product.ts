import { version } from '../../../../package.json'

/** What made a backup. */
export const PRODUCT = `Mentor-Connect ${version}`
