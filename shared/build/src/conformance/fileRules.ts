import { describeFiles } from '../release/hashAndCompress'
import type { BuiltRelease, Issue, ReleaseRule } from './builtRelease'
import { libraries, scripts, readText } from './files'

/** Checks that every file is listed with its actual size and hash. */
export const fileRule: ReleaseRule = ({ description, dir }) => {
  const found = describeFiles(dir)
  const names = [...new Set([...Object.keys(found), ...Object.keys(description.files)])]
  return names.flatMap((name): Issue[] => {
    const [actual, listed] = [found[name], description.files[name]]
    if (!actual) return [`${name} is listed but missing: build the release again.`]
    if (!listed) return [`${name} is not listed in release.json and has no hash: build the release again.`]
    return actual.integrity === listed.integrity && actual.bytes === listed.bytes
      ? []
      : [
          `${name} was changed after the build: build the release again, and do not change its files afterwards.`,
        ]
  })
}

/** Checks that chunks only name files of the release, because these files are read, preloaded and served. */
export const ownFilesRule: ReleaseRule = ({ description: { chunks, chunkFiles = {}, files } }) => {
  const named: [what: string, file: string][] = [
    ...Object.entries(chunks).map(([name, file]): [string, string] => [`The chunk ${name}`, file]),
    ...Object.entries(chunkFiles).flatMap(([name, list]) =>
      list.map((file): [string, string] => [`The chunk ${name}`, file]),
    ),
  ]
  return named
    .filter(([, file]) => !files[file])
    .map(([what, file]) => `${what} names ${file}, which is not a file of the release: build it again.`)
}

/** Checks that the entry exists and has the hash that the registry will state. */
export const entryRule: ReleaseRule = ({ description }) => {
  const entry = description.files[description.entry]
  if (!entry || !description.entry.endsWith('.js'))
    return [`The entry ${description.entry} is missing: build the release again.`]
  return entry.integrity === description.integrity
    ? []
    : ['The entry’s hash is not the stated one: build the release again.']
}

/** Checks that each script has compressed copies. Without them, visitors would download three times as much. */
export const compressionRule: ReleaseRule = ({ description }) =>
  [...scripts(description.files), ...libraries(description.files)]
    .filter((file) => !description.files[`${file}.br`] || !description.files[`${file}.gz`])
    .map((file) => `${file} has no compressed copies: build the release again.`)

/**
 * A text for each package that occurs in every copy of it, regardless of how it was built, and nowhere else.
 */
export const COPY_MARKS = {
  React: [
    'react.dev/errors/',
    'reactjs.org/docs/error-decoder',
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN',
    '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU',
  ],
  'React Router': ['__reactRouterVersion'],
  SWR: ['__SWR_DEVTOOLS_USE__'],
  'styled-components': ['data-styled-version'],
}
type Single = keyof typeof COPY_MARKS

const scriptsWith = (single: Single, { description, dir }: BuiltRelease): string[] =>
  scripts(description.files)
    .filter((file) => !description.fallbacks?.includes(file))
    .filter((file) => COPY_MARKS[single].some((mark) => readText(dir, file)?.includes(mark)))

/** Returns the scripts of a release that contain a copy of React. */
export const scriptsWithReact = (built: BuiltRelease): string[] => scriptsWith('React', built)

/**
 * Checks that packages which a page must have only once come from the shell. The only exceptions are an area's own
 * React, which it has to declare, and fallbacks, which no page can run.
 */
export const singleCopyRule: ReleaseRule = (built) => {
  const { area, ownReact, shared } = built.description
  if (area === 'shell') return []
  const bundled = (Object.keys(COPY_MARKS) as Single[])
    .filter((single) => !(single === 'React' && ownReact))
    .flatMap((single) =>
      scriptsWith(single, built).map(
        (file) =>
          `${file} bundles its own ${single}: take ${single} from the shell (singletons.ts) and build again.`,
      ),
    )
  const takenAsWell = ownReact ? Object.keys(shared).filter((name) => /^react(-dom)?(\/|$)/.test(name)) : []
  return [
    ...bundled,
    ...takenAsWell.map(
      (name) =>
        `${area} brings its own React ${ownReact}, and takes ${name} from the shell as well: use one of them.`,
    ),
  ]
}

export const messageRule: ReleaseRule = ({ description }) =>
  description.messageFaults.map((issue) => `${issue}: complete src/messages and build again.`)
