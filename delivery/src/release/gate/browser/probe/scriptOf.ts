const OWN = /https?:\/\/[^\s)]+?\/((?:shell|remotes\/[^/]+)\/[^\s):?]+\.m?js)/

/**
 * The file of a release whose code is running now, such as `remotes/learner/r2/page.js`; empty if there is none on the
 * stack. If there are several, the newest stack frame counts.
 */
export function runningScript(): string {
  return OWN.exec(new Error().stack ?? '')?.[1] ?? ''
}
