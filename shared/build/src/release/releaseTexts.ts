import type { Integrity } from '@mentor-connect/contract/site/siteRegistry'
import Type, { type TSchema } from 'typebox'

/*
 * Text fields of a `release.json`. Anyone who may release can write it, so every string that becomes a path, a URL or
 * HTML has a pattern. Each title completes the message `"…" is not …` with which the gate refuses a value.
 */

export const text = (title: string, pattern: string, maxLength: number) =>
  Type.String({ title, pattern, maxLength })
export const dictionary = <Value extends TSchema>(
  key: ReturnType<typeof text>,
  value: Value,
  maxProperties: number,
) =>
  Type.Record(key, value, {
    additionalProperties: false,
    maxProperties,
    title: (key as { title?: string }).title,
  })

export const AREA_PATTERN = '[a-z][a-z0-9]{0,31}'
export const EXPOSE = '[A-Za-z][A-Za-z0-9_-]{0,63}'
export const SEGMENT = '[A-Za-z0-9_-]+'
/** A segment of a route: a name or a parameter. */
const ROUTE_SEGMENT = `:?${SEGMENT}\\??`
const NAME = '[a-z0-9_-]+'
const PARAMETER = ':[A-Za-z][A-Za-z0-9]*'
export const ROUTE_ID = '[A-Za-z0-9_:.-]{1,200}'
export const CHUNK = '[A-Za-z0-9_.-]{1,200}'
/** Pattern of a file path. No segment begins with a dot, which excludes `..` and hidden files. */
const FILE = '[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*'

export const AreaName = text('the name of an area, such as "learner"', `^${AREA_PATTERN}$`, 32)
export const ReleaseId = text('a release id: letters, digits, "-" and "_"', '^[A-Za-z0-9_-]+$', 64)
export const FileName = text('the name of a file inside the release', `^${FILE}$`, 250)
export const RoutePath = text(
  'a route path, such as "courses/:courseId"',
  `^((${ROUTE_SEGMENT})(/${ROUTE_SEGMENT})*(/\\*)?|\\*)?$`,
  250,
)
/**
 * Pattern of declared addresses. It is narrower than `RoutePath`, so that it can be decided without a router if two
 * patterns match the same address.
 */
export const DeclaredPattern = text(
  'a pattern of addresses in lower case, such as "/jobs/*" or "/jobs/:jobId"',
  `^/((${NAME}|${PARAMETER})(/(${NAME}|${PARAMETER}))*(/\\*)?|\\*)?$`,
  250,
)
export const DeclaredPath = text('a path in lower case, such as "/jobs"', `^/(${NAME}(/${NAME})*)?$`, 250)
export const ExposeName = text('the name of an expose, such as "routes"', `^${EXPOSE}$`, 64)
export const Line = text('a text of one line', '^[^\\r\\n]*$', 500)
export const Hash = Type.Unsafe<Integrity>(text('a sha384 hash', '^sha384-[A-Za-z0-9+/]{64}$', 71))
export const ShortLine = text('a text of at most 30 characters in one line', '^[^\\r\\n<>]+$', 30)
const SERVICE = '[a-z][a-z0-9-]{0,31}'
/** Excludes `constructor`, because every object has a member of that name. */
export const ServiceName = text(
  'the name of a service, such as "jobs"',
  `^(?!(chat|constructor)$)${SERVICE}$`,
  32,
)
export const ReadPath = text(
  'the path of a read on the API, such as "/course/:courseId", or on a service, such as "jobs:/openings"',
  `^(${SERVICE}:)?(/(${SEGMENT}|${PARAMETER}))+$`,
  250,
)
const QUERY_VALUE = `([A-Za-z0-9_.-]{1,60}|${PARAMETER}|\\{(id|language|timeZone)\\})`
export const FirstReadPath = text(
  'the path of a read on the API with its query, such as "/openings?userId={id}"',
  `^(${SERVICE}:)?(/(${SEGMENT}|${PARAMETER}))+(\\?\\w+=${QUERY_VALUE}(&\\w+=${QUERY_VALUE})*)?$`,
  250,
)
