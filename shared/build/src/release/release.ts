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
 * `release.json` of a built area: everything that is known about a release without running it. It is untrusted: see
 * `releaseTexts.ts`.
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
  /** Name of the chunk that holds its page. */
  chunk: Type.Optional(Chunk),
  /** Names of the chunks with what only its page says. */
  messages: Type.Optional(Type.Object({ en: Chunk, hi: Chunk })),
  /** What its page reads first, where people must be signed in; see `page()` in the contract of remotes. */
  firstReads: Type.Optional(Type.Array(ReadPath, { maxItems: 4 })),
  /** Set if a server may render it; see `Rendering` in the contract of remotes. */
  rendering: Type.Optional(
    Type.Object({
      query: QueryNames,
      browserQuery: Type.Optional(QueryNames),
      values: Type.Optional(Type.Array(ParameterValue, { maxItems: 100 })),
      /** The read without which there is no such page, with the parameters of the route. */
      requiredRead: Type.Optional(ReadPath),
    }),
  ),
})

/** Version of the release protocol: docs/protocol.md. */
export const PROTOCOL = 1

export const ReleaseDescription = Type.Object({
  /** Builds from before the protocol had versions state none. */
  protocol: Type.Optional(
    Type.Literal(PROTOCOL, { title: `a version of the protocol that is known here: ${PROTOCOL}` }),
  ),
  area: AreaName,
  release: ReleaseId,
  /** File that is loaded first, relative to the release's folder. */
  entry: FileName,
  integrity: Hash,
  /** Hash of the list of hashes that the site adds, if the entry contains none. What a build states is ignored. */
  hashes: Type.Optional(Hash),
  /** Range of the auth contract; the shell has none but `provides` instead. */
  contract: Type.Optional(Version),
  /** Singletons: for a remote the ranges that it needs, for the shell the versions that it provides. */
  shared: dictionary(PackageName, Version, 200),
  /** Version of the React that a remote brings itself because it cannot use the page's yet. */
  ownReact: Type.Optional(Version),
  /** Members of the singletons: those that a remote uses, or that the shell provides. `*` stands for all. */
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
  /** Routes of other areas that it links to, as `remote/expose#route-id`. */
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
  /** For a remote: what it adds to the site. */
  declares: Type.Optional(AreaDeclaration),
  /** For the shell: the frames, by the name of their slot. */
  frames: Type.Optional(
    Type.Object({ public: Expose, learner: Expose, mentor: Expose, admin: Type.Optional(Expose) }),
  ),
  /** For the shell: the exposes that it loads by itself, as `remote/expose`: its frames. */
  mounts: Type.Optional(
    Type.Array(text('a mounted expose, such as "learner/routes"', `^${AREA_PATTERN}/${EXPOSE}$`, 100), {
      maxItems: 500,
    }),
  ),
  /** For the shell: the version of the auth contract that it fulfils. */
  provides: Type.Optional(Version),
  /** For the shell: earlier versions of the auth contract that it provides by an adapter. */
  adapts: Type.Optional(Type.Array(Type.Object({ version: Version, supportedUntil: Day }), { maxItems: 10 })),
  /** Chunk name → file. */
  chunks: dictionary(Chunk, FileName, 2000),
  /** Chunk name → all scripts and style sheets that come with it, for preloading. */
  chunkFiles: Type.Optional(dictionary(Chunk, Type.Array(FileName, { maxItems: 200 }), 2000)),
  /** Whether all scripts except the entry are modules. */
  modules: Type.Optional(Type.Boolean()),
  /** The script from which a server renders its pages. */
  server: Type.Optional(FileName),
  /** Missing or inconsistent messages; empty if there are none. */
  messageFaults: Type.Array(Line, { maxItems: 5000 }),
  files: dictionary(FileName, Type.Object({ bytes: Type.Integer({ minimum: 0 }), integrity: Hash }), 5000),
})

export type Release = Static<typeof ReleaseDescription>
export type ExposedRoute = Static<typeof ExposedRoute>

export const RELEASE_FILE = 'release.json'

/**
 * Parses the text of a `release.json`.
 * @throws Error that names what is wrong, if it is not a description of a release
 */
export function parseRelease(text: string): Release {
  const description: unknown = JSON.parse(text)
  if (Value.Check(ReleaseDescription, description)) return description
  throw new Error(`${RELEASE_FILE} is not valid: ${firstSchemaError(ReleaseDescription, description)}.`)
}
