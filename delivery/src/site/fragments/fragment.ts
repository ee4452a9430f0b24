import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { htmlIssues } from './htmlIssues'

/** A prerendered page as its release stores it. */
export const Fragment = Type.Object({
  path: Type.String({ maxLength: 250 }),
  /** Already escaped for HTML: entities, no tags. */
  title: Type.String({ pattern: '^[^<>]*$', maxLength: 300 }),
  description: Type.String({ maxLength: 1000 }),
  html: Type.String({ maxLength: 500_000 }),
  css: Type.String({ maxLength: 200_000 }),
})
export type Fragment = Static<typeof Fragment>

/** Text that ends a style element or hides its end tag. */
const LEAVES_STYLE = /<\/|<!--/

/** Why a fragment must not become part of a page, one line each; empty if it is safe. */
export function fragmentIssues(value: unknown, path: string): string[] {
  if (!Value.Check(Fragment, value)) return ['is not a prerendered page']
  if (value.path !== path) return [`is the page ${JSON.stringify(value.path)}`]
  return [
    ...(LEAVES_STYLE.test(value.css) ? ['has styles that end their element'] : []),
    ...htmlIssues(value.html),
  ]
}
