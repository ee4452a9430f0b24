import { filesOf } from '../../site/seal'
import type { Candidate, Fault, Rule } from './candidate'
import { libraries, scripts, textOf } from './files'

/** Every file is listed with its size and hash and is what the list says. */
export const fileRule: Rule = ({ description, dir }) => {
  const found = filesOf(dir)
  const names = [...new Set([...Object.keys(found), ...Object.keys(description.files)])]
  return names.flatMap((name): Fault[] => {
    const [is, said] = [found[name], description.files[name]]
    if (!is) return [`${name} is listed but missing: build the release again.`]
    if (!said) return [`${name} is not listed in release.json and has no hash: build the release again.`]
    return is.integrity === said.integrity && is.bytes === said.bytes
      ? []
      : [`${name} is not what was built: build the release again, and let nothing change it.`]
  })
}

/** The description names files of the release itself only: what it names is read, hinted at and served. */
export const ownFilesRule: Rule = ({ description: { chunks, chunkFiles = {}, prerendered = {}, files } }) => {
  const named: [what: string, file: string][] = [
    ...Object.entries(chunks).map(([name, file]): [string, string] => [`The chunk ${name}`, file]),
    ...Object.entries(chunkFiles).flatMap(([name, list]) =>
      list.map((file): [string, string] => [`The chunk ${name}`, file]),
    ),
    ...Object.entries(prerendered).map(([path, file]): [string, string] => [`The page ${path}`, file]),
  ]
  return named
    .filter(([, file]) => !files[file])
    .map(([what, file]) => `${what} names ${file}, which is no file of the release: build it again.`)
}

/** The entry is there and has the hash that the registry will carry. */
export const entryRule: Rule = ({ description }) => {
  const entry = description.files[description.entry]
  if (!entry || !description.entry.endsWith('.js'))
    return [`The entry ${description.entry} is missing: build the release again.`]
  return entry.integrity === description.integrity
    ? []
    : ['The entry’s hash is not the one that is stated: build the release again.']
}

/** Compressed copies stand beside each script: without them every visitor pays threefold. */
export const compressionRule: Rule = ({ description }) =>
  [...scripts(description.files), ...libraries(description.files)]
    .filter((file) => !description.files[`${file}.br`] || !description.files[`${file}.gz`])
    .map((file) => `${file} has no compressed copies: build the release again.`)

/** The address that production builds of React name in their errors: a remote that holds it brings a second React. */
const REACT_MARK = 'react.dev/errors/'

export const singleReactRule: Rule = ({ description, dir }: Candidate) => {
  if (description.area === 'shell') return []
  return scripts(description.files)
    .filter((file) => textOf(dir, file)?.includes(REACT_MARK))
    .map(
      (file) =>
        `${file} brings a React of its own: take React from the shell (singletons.ts) and build again.`,
    )
}

export const messageRule: Rule = ({ description }) =>
  description.messageFaults.map((fault) => `${fault}: complete src/messages and build again.`)
