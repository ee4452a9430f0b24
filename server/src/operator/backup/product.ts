import { version } from '../../../../package.json'

/** Name and version of the product that made a backup. */
export const PRODUCT = `Mentor-Connect ${version}`
