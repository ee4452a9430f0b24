import { createRequire } from 'node:module'

const { version } = createRequire(import.meta.url)('../../../../package.json') as { version: string }

/** What made a backup. */
export const PRODUCT = `Mentor-Connect ${version}`
