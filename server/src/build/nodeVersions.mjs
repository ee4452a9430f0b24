// This file is plain JavaScript, because it runs before anything is installed or loaded.

/**
 * Major version → its first minor version on which the product runs. `npm run check -- node-versions` tests
 * each.
 */
export const TESTED_NODE = { 20: 19, 22: 12, 24: 0, 26: 0 }

const tested = Object.entries(TESTED_NODE)
/** The supported versions as a range, in the notation of package.json. */
export const NODE_RANGE = tested.map(([major, minor]) => `^${major}.${minor}.0`).join(' || ')
/** The supported versions as a text for people. */
export const NODE_NAMES = tested
  .map(([major, minor]) => `${major}.${minor}`)
  .join(', ')
  .replace(/, ([\d.]+)$/, ' or $1')

/** Returns the reason why the product cannot start with this version of Node; undefined if it can. */
export function refuseNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (minor >= TESTED_NODE[major]) return undefined
  return `Mentor-Connect is tested on Node ${NODE_NAMES} and newer versions of the same major, and this is ${version}: install one of those and try again.`
}
