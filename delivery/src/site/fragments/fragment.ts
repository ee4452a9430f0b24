import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { htmlFaults } from './htmlFaults'

/** A prerendered page as its release keeps it. */
export const Fragment = Type.Object({
  path: Type.String({ maxLength: 250 }),
  /** Ready to stand in HTML: entities, but no tags. */
  title: Type.String({ pattern: '^[^<>]*$', maxLength: 300 }),
  description: Type.String({ maxLength: 1000 }),
  html: Type.String({ maxLength: 500_000 }),
  css: Type.String({ maxLength: 200_000 }),
})
export type Fragment = Static<typeof Fragment>

/** Ends a style element, or hides its end. */
const LEAVES_STYLE = /<\/|<!--/

/** What must not stand in a page of the site; empty when the fragment may. */
export function fragmentFaults(value: unknown, path: string): string[] {
  if (!Value.Check(Fragment, value)) return ['is not a prerendered page']
  if (value.path !== path) return [`is the page ${JSON.stringify(value.path)}`]
  return [
    ...(LEAVES_STYLE.test(value.css) ? ['has styles that end their element'] : []),
    ...htmlFaults(value.html),
  ]
}
