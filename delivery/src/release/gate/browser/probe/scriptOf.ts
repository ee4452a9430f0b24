const OWN = /https?:\/\/[^\s)]+?\/((?:shell|remotes\/[^/]+)\/[^\s):?]+\.m?js)/

/**
 * The file of a release that is running now, such as `remotes/learner/r2/page.js`; empty if none is on the stack.
 * The newest frame counts.
 */
export function runningScript(): string {
  return OWN.exec(new Error().stack ?? '')?.[1] ?? ''
}
