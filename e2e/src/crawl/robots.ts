export interface Robots {
  /** The index of the site maps. */
  siteMap?: string
  /** Whether a crawler may request a path, with its query. */
  allows: (path: string) => boolean
}

/** Reads a `robots.txt` that has one group of rules, for all crawlers (RFC 9309). */
export function readRobots(text: string): Robots {
  const fields = text.split('\n').map((line) => line.split(/:\s*(.*)/))
  const values = (name: string) => fields.flatMap(([field, value]) => (field === name && value ? value : []))
  const patterns = values('Disallow').map(patternOf)
  return {
    siteMap: values('Sitemap')[0],
    allows: (path) => !patterns.some((pattern) => pattern.test(path)),
  }
}

/** `*` stands for any characters, `$` for the end; without `$`, a rule is a prefix. */
function patternOf(rule: string): RegExp {
  const escaped = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
  return new RegExp(`^${escaped}`)
}
