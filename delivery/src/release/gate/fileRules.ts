import { describeFiles } from '@mentor-connect/build/release/hashAndCompress'
import type { Candidate, Issue, Rule } from './candidate'
import { libraries, scripts, readText } from './files'

/** Every file must be listed, with its actual size and hash. */
export const fileRule: Rule = ({ description, dir }) => {
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

/** Chunks may only name files of the release: these are read, preloaded and served. */
export const ownFilesRule: Rule = ({ description: { chunks, chunkFiles = {}, files } }) => {
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

/** The entry exists and has the hash that the registry will state. */
export const entryRule: Rule = ({ description }) => {
  const entry = description.files[description.entry]
  if (!entry || !description.entry.endsWith('.js'))
    return [`The entry ${description.entry} is missing: build the release again.`]
  return entry.integrity === description.integrity
    ? []
    : ['The entry’s hash is not the stated one: build the release again.']
}

/** Each script has compressed copies: without them visitors would download three times as much. */
export const compressionRule: Rule = ({ description }) =>
  [...scripts(description.files), ...libraries(description.files)]
    .filter((file) => !description.files[`${file}.br`] || !description.files[`${file}.gz`])
    .map((file) => `${file} has no compressed copies: build the release again.`)

/** URLs in the error messages of React: a remote that contains one bundles a second React. */
const REACT_MARKS = ['react.dev/errors/', 'reactjs.org/docs/error-decoder']

/** The scripts of a release that contain a React. */
export const scriptsWithReact = ({ description, dir }: Candidate): string[] =>
  scripts(description.files).filter((file) => REACT_MARKS.some((mark) => readText(dir, file)?.includes(mark)))

export const singleReactRule: Rule = (candidate: Candidate) => {
  const { area, ownReact, shared } = candidate.description
  if (area === 'shell') return []
  if (ownReact)
    return Object.keys(shared)
      .filter((name) => /^react(-dom)?(\/|$)/.test(name))
      .map(
        (name) =>
          `${area} brings its own React ${ownReact}, and takes ${name} from the shell as well: use one of them.`,
      )
  return scriptsWithReact(candidate).map(
    (file) => `${file} bundles its own React: take React from the shell (singletons.ts) and build again.`,
  )
}

export const messageRule: Rule = ({ description }) =>
  description.messageFaults.map((issue) => `${issue}: complete src/messages and build again.`)
