export interface Robots {
  /** The index of the site maps. */
  siteMap?: string
  /** Tells whether a crawler may request a path, including its query. */
  allows: (path: string) => boolean
}

/** Reads a `robots.txt` that has a single group of rules, which applies to all crawlers (RFC 9309). */
export function readRobots(text: string): Robots {
  const fields = text.split('\n').map((line) => line.split(/:\s*(.*)/))
  const values = (name: string) => fields.flatMap(([field, value]) => (field === name && value ? value : []))
  const patterns = values('Disallow').map(patternOf)
  return {
    siteMap: values('Sitemap')[0],
    allows: (path) => !patterns.some((pattern) => pattern.test(path)),
  }
}

/**
 * Turns a rule of robots.txt into a regular expression. `*` stands for any characters, and `$` at the end for the end of
 * the path. A rule that does not end with `$` matches all paths that begin with it.
 */
function patternOf(rule: string): RegExp {
  const escaped = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
  return new RegExp(`^${escaped}`)
}
