import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { AreaDeclaration } from './declaration'
import {
  AREA_PATTERN,
  AreaName,
  CHUNK,
  EXPOSE,
  ExposeName,
  FileName,
  FirstReadPath,
  Hash,
  Line,
  ReadPath,
  ReleaseId,
  ROUTE_ID,
  RoutePath,
  SEGMENT,
  dictionary,
  text,
} from './releaseTexts'
import { firstSchemaError } from './schemaErrors'

/*
 * `release.json` of a built area. It contains everything that is known about a release without running it. It is
 * untrusted: see `releaseTexts.ts`.
 */

const PackageName = text('the name of a package', '^[@A-Za-z0-9_./-]+$', 100)
const Day = text('a day, such as "2027-05-31"', '^\\d{4}-\\d{2}-\\d{2}$', 10)
const Version = text('a version or a range of versions', '^[\\w .*^~<>=|+-]+$', 100)
const Chunk = text('the name of a chunk', `^${CHUNK}$`, 200)
const ExposeKey = text('the name of an expose, such as "./routes"', `^\\./${EXPOSE}$`, 66)

const Expose = Type.Object({ remote: AreaName, expose: ExposeName })

const QueryNames = Type.Array(text('the name of a query parameter', '^[a-z][a-zA-Z]{0,19}$', 20), {
  maxItems: 10,
})

const ParameterValue = text('the value of a parameter, such as "jobs"', `^${SEGMENT}$`, 100)

const ExposedRoute = Type.Object({
  /** Unique within the expose. */
  id: text('a route id', `^${ROUTE_ID}$`, 200),
  path: RoutePath,
  /** Name of the chunk with the route's page. */
  chunk: Type.Optional(Chunk),
  /** Names of the chunks with the messages that only this page uses. */
  messages: Type.Optional(Type.Object({ en: Chunk, hi: Chunk })),
  /** The first reads of the page, if people must be signed in to open it. See `page()` in the contract of remotes. */
  firstReads: Type.Optional(Type.Array(FirstReadPath, { maxItems: 6 })),
  /** Present if a server may render the page. See `Rendering` in the contract of remotes. */
  rendering: Type.Optional(
    Type.Object({
      query: QueryNames,
      browserQuery: Type.Optional(QueryNames),
      values: Type.Optional(Type.Array(ParameterValue, { maxItems: 100 })),
      /** The read that decides if the page exists, with the parameters of the route. */
      requiredRead: Type.Optional(ReadPath),
    }),
  ),
})

/** Version of the release protocol: docs/protocol.md. */
export const PROTOCOL = 1

export const ReleaseDescription = Type.Object({
  /** Version of the protocol. Absent in builds that are older than the first version. */
  protocol: Type.Optional(
    Type.Literal(PROTOCOL, { title: `a version of the protocol that is known here: ${PROTOCOL}` }),
  ),
  area: AreaName,
  release: ReleaseId,
  /** File that is loaded first, relative to the release's folder. */
  entry: FileName,
  integrity: Hash,
  /** Hash of the list of hashes that the site adds if the entry contains none. A value in a build is ignored. */
  hashes: Type.Optional(Hash),
  /** Range of versions of the auth contract that a remote needs. The shell has `provides` instead. */
  contract: Type.Optional(Version),
  /** Versions of singletons: the ranges that a remote needs, or the versions that the shell provides. */
  shared: dictionary(PackageName, Version, 200),
  /** Version of the React that a remote brings itself because it cannot use the page's React yet. */
  ownReact: Type.Optional(Version),
  /** Version of the runtime of Module Federation in the entry. Only builds of the public plugins contain one. */
  ownRuntime: Type.Optional(Version),
  /**
   * Scripts with copies of packages of the page, for hosts that do not provide them. They have no hash on this site, so
   * its pages never run them.
   */
  fallbacks: Type.Optional(Type.Array(FileName, { maxItems: 100 })),
  /** Members of the singletons that a remote uses or that the shell provides. `*` stands for all. */
  members: Type.Optional(
    dictionary(
      PackageName,
      Type.Array(text('the name of a member of a package', '^([A-Za-z_$][\\w$]*|\\*)$', 100), {
        maxItems: 500,
      }),
      200,
    ),
  ),
  /** For a remote: its exposes, with the routes of each. */
  exposes: dictionary(ExposeKey, Type.Array(ExposedRoute, { maxItems: 500 }), 50),
  /** Routes of other areas to which this area links, as `remote/expose#route-id`. */
  uses: Type.Optional(
    Type.Array(
      text(
        'a route of another area, such as "public/courses#course"',
        `^${AREA_PATTERN}/${EXPOSE}#${ROUTE_ID}$`,
        300,
      ),
      { maxItems: 500 },
    ),
  ),
  /** For a remote: its additions to the site. */
  declares: Type.Optional(AreaDeclaration),
  /** For the shell: the frames, by the name of their slot. */
  frames: Type.Optional(
    Type.Object({ public: Expose, learner: Expose, mentor: Expose, admin: Type.Optional(Expose) }),
  ),
  /** For the shell: the exposes that it loads without a declared mount, as `remote/expose`: its frames. */
  mounts: Type.Optional(
    Type.Array(text('a mounted expose, such as "learner/routes"', `^${AREA_PATTERN}/${EXPOSE}$`, 100), {
      maxItems: 500,
    }),
  ),
  /** Version of the auth contract that the shell offers to remotes. Only in releases of the shell. */
  provides: Type.Optional(Version),
  /** Earlier versions of the auth contract that the shell offers through adapters. Only in releases of the shell. */
  adapts: Type.Optional(Type.Array(Type.Object({ version: Version, supportedUntil: Day }), { maxItems: 10 })),
  /** Chunk name → file. */
  chunks: dictionary(Chunk, FileName, 2000),
  /** Chunk name → all scripts and style sheets that are loaded with it, for preloading. */
  chunkFiles: Type.Optional(dictionary(Chunk, Type.Array(FileName, { maxItems: 200 }), 2000)),
  /** True if all scripts except the entry are ES modules. */
  modules: Type.Optional(Type.Boolean()),
  /** The bundle from which a server renders pages; absent if no page is rendered on a server. */
  server: Type.Optional(FileName),
  /** Language → version of the texts that all areas share, in this build. */
  sharedTexts: Type.Optional(
    Type.Object({
      en: text('a version of texts', '^[0-9a-f]{16}$', 16),
      hi: text('a version of texts', '^[0-9a-f]{16}$', 16),
    }),
  ),
  /** Missing or inconsistent messages; empty if there are none. */
  messageFaults: Type.Array(Line, { maxItems: 5000 }),
  files: dictionary(FileName, Type.Object({ bytes: Type.Integer({ minimum: 0 }), integrity: Hash }), 5000),
})

export type Release = Static<typeof ReleaseDescription>
export type ExposedRoute = Static<typeof ExposedRoute>

export const RELEASE_FILE = 'release.json'

/**
 * Parses the text of a `release.json`.
 * @throws Error that names the first error if the text is not a description of a release
 */
export function parseRelease(text: string): Release {
  const description: unknown = JSON.parse(text)
  if (Value.Check(ReleaseDescription, description)) return description
  throw new Error(`${RELEASE_FILE} is not valid: ${firstSchemaError(ReleaseDescription, description)}.`)
}
