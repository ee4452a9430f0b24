// Plain JavaScript, because it runs before anything is installed or loaded.

/** The oldest version that the product runs on. */
export const OLDEST_NODE = '20.19'
/** The major versions on which the tests were run. */
export const TESTED_NODE = [20, 22, 24]

/** Returns a reason not to start with this version of Node, a warning about it, or nothing. */
export function judgeNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE.split('.').map(Number)
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    return {
      refusal: `Mentor-Connect needs Node ${OLDEST_NODE} or newer, this is ${version}: install a newer Node and try again.`,
    }
  if (TESTED_NODE.includes(major)) return {}
  const tested = `${TESTED_NODE.slice(0, -1).join(', ')} and ${TESTED_NODE.at(-1)}`
  return { warning: `Mentor-Connect is tested on Node ${tested}, this is ${version}: it may not work.` }
}
